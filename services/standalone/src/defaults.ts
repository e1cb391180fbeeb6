/** What one process sets for its services where nobody set it otherwise. */
export function defaultsOf({ SMTP_URL }: Record<string, string | undefined>): Record<string, string> {
  return {
    // Whoever set it up: nobody else could have come before.
    OPERATOR_FIRST_ACCOUNT: 'true',
    // Without a mail server every mail is a file in the outbox, the messages of the contact page too.
    ...(SMTP_URL ? {} : { CONTACT_TO: 'contact@docent.localhost', MAIL_DELIVERY: 'kept' }),
  }
}
