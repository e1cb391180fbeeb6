import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`)

/** The mail that tells an owner what visitors asked in vain. A question that a mail program would make a link of is not quoted. */
export function weekly(missed: EventPayload<'visitor.week-missed'>, publicUrl: string, endAt: string): Letter {
  const { from, missed: count, groups, more } = missed
  const day = new Date(`${from}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const questions = count === 1 ? 'One question' : `${count.toLocaleString('en-US')} questions`
  const lines = groups.map(
    ({ question, times: asked }) => `- ${unlinked(question) || 'a question with an address in it'} (${times(asked)})`,
  )
  const others = more === 0 ? [] : [more === 1 ? '- and one other' : `- and ${more.toLocaleString('en-US')} others`]
  return {
    subject: `${questions} of your visitors went unanswered`,
    paragraphs: [
      'Hello,',
      `In the week from ${day} your documents did not answer ${count === 1 ? 'one question' : `${count.toLocaleString('en-US')} questions`} of visitors, or the answer did not help.`,
      ...(lines.length > 0 ? [['Asked most:', ...lines, ...others].join('\n')] : []),
      'Answer one once, and every visitor who asks for it gets your answer.',
    ],
    link: { label: 'See what is unanswered', url: `${publicUrl}/conversations/unanswered` },
    also: { label: 'No more weekly mails', url: endAt },
    footnote:
      'You get this mail on Mondays, and only where something went unanswered. The page of your account switches it on and off.',
  }
}
