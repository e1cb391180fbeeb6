import { defineFailures } from '@docent/runtime/failures'

/** Everything the notification service can refuse. */
export const failures = defineFailures({
  not_your_address: {
    status: 403,
    message: 'The welcome mail goes to the address of your own account only. Leave the address out or give that one.',
    check: 'The email of the request against the address the owner registered with.',
  },
  too_many_mails_today: {
    status: 429,
    message:
      'Your address got as many mails as it may in a day. Look for them, also among the spam, or come back tomorrow.',
    check: 'MAIL_PER_ADDRESS, and the log line "a mail is not sent".',
  },
  weekly_link_not_valid: {
    status: 400,
    message: 'This link ends no mails. Switch the weekly mail off on the page of your account.',
    check:
      'owner and seal of the link as the mail has them, and AUTH_LINK_SECRET: a secret that left the list seals nothing.',
  },
  // What nobody set up is no fault of the process: strangers who call it must not count as calls that fail.
  contact_not_set_up: {
    status: 404,
    message:
      'Failed to send message. Please try again. This installation takes no messages yet: whoever runs it has not set CONTACT_TO.',
    check: 'CONTACT_TO of the notification service: the address that gets the messages.',
  },
  contact_not_sendable: {
    status: 400,
    message: 'Failed to send message. Please try again. Check the mail address and the subject: {reason}.',
    check: 'The address or the subject holds characters that a mail header cannot carry.',
  },
  contact_not_kept: {
    status: 503,
    message: 'Failed to send message. Please try again.',
    check: 'The store refused the write; the log line of this request has its error.',
  },
  too_many_messages: {
    status: 429,
    message:
      'Failed to send message. Please try again. You have sent {limit} messages within an hour; the next one can go in {minutes} minutes.',
    check: 'CONTACT_PER_HOUR, and whether the proxy in front says who the client is (TRUST_PROXY of the gateway).',
  },
  too_many_live: {
    status: 429,
    message: 'Your account listens in {limit} places already. Close a dashboard, then reload this one.',
    check: 'LIVE_CONNECTIONS_PER_OWNER, and whether a proxy keeps connections open that browsers have closed.',
  },
  inbound_mail_not_set_up: {
    status: 404,
    message: 'This installation takes no mails here: INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET are not both set.',
    check: 'INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET of the notification service.',
  },
  inbound_mail_not_allowed: {
    status: 401,
    message:
      'Send the secret of this installation with the mail: as a password, as a bearer token, or by a signature of the body.',
    check: 'INBOUND_MAIL_SECRET against what the mail server or provider sends: docs/operate/inbound-mail.md.',
  },
  inbound_mail_unreadable: {
    status: 400,
    message: 'This is no mail that can be read: {reason}.',
    check: 'The form that the provider hands mails over in: docs/operate/inbound-mail.md has those that are known.',
  },
  white_label_not_in_plan: {
    status: 403,
    message:
      'White label is part of the {plans} plan, and this account is on the {plan} plan. Choose that plan to send in your own name.',
    check:
      'The entitlement white-label of the plan of the owner (PLANS_FILE), and how far this service is behind on subscription.changed.',
  },
  sender_not_usable: {
    status: 400,
    message: 'This {what} cannot be used: {reason}.',
    check: 'The field of the request that the reply names, and OWN_SENDERS.',
  },
  too_many_sender_checks: {
    status: 429,
    message: 'Records can be looked for {limit} times a minute. Wait a moment, then check again.',
    check: 'How often the owner calls POST /api/mail-sender/check.',
  },
  webhooks_not_in_plan: {
    status: 403,
    message: 'Webhooks are part of the {plans} plan, and this account is on the {plan} plan. Upgrade to use them.',
    check:
      'The entitlement api-access of the plan of the owner (PLANS_FILE), and how far this service is behind on subscription.changed.',
  },
  webhook_address_refused: {
    status: 400,
    message: 'Docent cannot send to this address: {reason}.',
    check: 'The address of the request, and WEBHOOKS_ALLOW_PRIVATE where it is one of the own network.',
  },
  too_many_webhooks: {
    status: 409,
    message: 'Your account has {limit} webhooks, which is as many as there may be. Delete one first.',
    check: 'WEBHOOKS_PER_OWNER.',
  },
  webhook_not_found: {
    status: 404,
    message: 'This webhook does not exist any more. Reload the page.',
    check: 'It was deleted, or it belongs to another account.',
  },
  delivery_not_found: {
    status: 404,
    message: 'This delivery is not kept any more. Reload the page.',
    check: 'WEBHOOK_KEEP_DAYS; its webhook was deleted, or it belongs to another account.',
  },
  too_many_webhook_tests: {
    status: 429,
    message: 'That were {limit} tests within a minute. Wait a moment, then test again.',
    check: 'A program that calls the test again and again; the log of deliveries has every one.',
  },
})
