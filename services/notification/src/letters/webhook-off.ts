import type { Letter } from './letter.ts'

/** A webhook that nothing is sent to any more, and why. */
export interface WebhookOff {
  reason: 'owner' | 'gone' | 'failing' | 'secret'
  /** Of the last try. */
  problem: string
}

const WHY: Record<WebhookOff['reason'], string> = {
  owner: 'You switched it off.',
  gone: 'It answered with status 410, which says that nobody listens there any more.',
  failing: 'Nothing has arrived there for days.',
  secret: 'The secret that signs its messages cannot be read any more by this installation.',
}

/** The mail that tells an owner that a webhook was switched off. */
export function webhookOff({ reason, problem }: WebhookOff, publicUrl: string): Letter {
  return {
    subject: 'A webhook was switched off',
    paragraphs: [
      'Hello,',
      'Docent sends nothing any more to one of your webhooks.',
      `${WHY[reason]} The last try: ${problem}.`,
      'Messages that waited are kept in its log, marked as failed. Once the address works, switch the webhook on and send them again from there.',
    ],
    link: { label: 'See your webhooks', url: `${publicUrl}/webhooks` },
    footnote: 'You get this mail once each time a webhook is switched off.',
  }
}
