import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { spentParagraphs } from './spent-by.ts'

const number = (value: number) => value.toLocaleString('en-US')

type Reached = Omit<EventPayload<'answer.month-spent'>, 'email' | 'spentBy'> & {
  spentBy?: EventPayload<'answer.month-spent'>['spentBy']
}

/** The mail that tells an owner that the messages, or the tokens, of the month run out. */
export function threshold(
  { period, percent, used, limit, spentBy = [] }: Reached,
  publicUrl: string,
  what: 'message' | 'token' = 'message',
): Letter {
  const first = new Date(`${period}-01T00:00:00Z`)
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1))
  const month = first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const start = next.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const all = percent === 100
  return {
    subject: all ? `You've reached your monthly ${what} limit` : `You have used ${percent} % of this month's ${what}s`,
    paragraphs: [
      'Hello,',
      `${number(used)} of the ${number(limit)} ${what}s of your plan are used in ${month}.`,
      all
        ? `Your chatbots give no more answers until ${start}. A larger plan lets them go on at once.`
        : `When all are used, your chatbots give no more answers until ${start}. A larger plan takes effect at once.`,
      ...spentParagraphs(spentBy),
    ],
    link: { label: 'See usage and plans', url: `${publicUrl}/subscription-usage` },
    footnote: 'You get this mail at 80 % and at 100 % of a month, once each.',
  }
}
