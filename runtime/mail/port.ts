/** A mail to be sent. Addresses are single addresses; header fields are single lines. */
export interface OutgoingMail {
  /** Deterministic, e.g. "welcome-{uid}": becomes the Message-ID, so that a repeat can be recognised. */
  id: string
  to: string
  replyTo?: string
  /** Whom it comes from, where that is not the installation. */
  from?: MailSender
  subject: string
  text: string
  html?: string
  /** Address that ends such mails, also by a POST of the mail program itself (RFC 8058). */
  unsubscribe?: string
  /**
   * Of a conversation: the ids of our mails, or the Message-IDs (in "<>") of others', that it follows on, oldest first; none for the
   * first. Such a mail says of itself that a program wrote it, so that no absence note answers it.
   */
  thread?: readonly string[]
}

/** Somebody in whose name a mail goes out. */
export interface MailSender {
  /** Shown before the address; one line. */
  name: string
  /** Where it is missing, that of the installation. Bounces go there, too. */
  address?: string
  /** Signs in the name of the domain of the address. */
  dkim?: { selector: string; privateKey: string }
}

export interface Mailer {
  /** Resolves when the next server (or the outbox) has taken it. @throws InvalidMail, RefusedMail, or the transport's error. */
  send(mail: OutgoingMail): Promise<void>
  /** Removes what is still here of mails to an address; what was handed on is out of reach. Returns how many went. */
  forget(to: string): Promise<number>
  ping(): Promise<void>
  close(): Promise<void>
}

/** An address or a header that could smuggle more than it says. */
export class InvalidMail extends Error {
  override readonly name = 'InvalidMail'
}

/** A mail that the server of its recipient will not take, however often it is asked. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail'
}
