import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'

const momentOf = (at: string) =>
  `${new Date(at).toLocaleString('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })} UTC`

const pageOf = (publicUrl: string) => ({ label: 'See your domains', url: `${publicUrl}/own-domains` })

// What was found instead may be a stranger's words with addresses in them: it stands on the page only.

/** The mail that warns an owner whose proof of a host is gone. */
export function domainMissing(
  { host, endsAt }: Pick<EventPayload<'widget.domain-missing'>, 'host' | 'endsAt'>,
  publicUrl: string,
): Letter {
  return {
    subject: `The proof of your domain ${host} is gone`,
    paragraphs: [
      'Hello,',
      `The record or file that proves that ${host} is yours was not found at the last two looks. Until ${momentOf(endsAt)} nothing changes for your visitors.`,
      'Put it back as it was, and all goes on. Otherwise your chatbots are not shown under this domain any more from then on. The page says what was found instead.',
    ],
    link: pageOf(publicUrl),
    footnote: 'You get this mail once each time a proof is gone.',
  }
}

/** The mail that tells an owner that a host serves nobody any more. */
export function domainLost({ host }: Pick<EventPayload<'widget.domain-lost'>, 'host'>, publicUrl: string): Letter {
  return {
    subject: `Your domain ${host} is not used any more`,
    paragraphs: [
      'Hello,',
      `That ${host} is yours is not proven any more, so nothing is shown under it. Websites whose line of code names it show no chatbot now.`,
      'Prove it again on the page, or put the line of code onto your website that your widget shows now.',
    ],
    link: pageOf(publicUrl),
    footnote: 'You get this mail when a domain that was proven is lost.',
  }
}
