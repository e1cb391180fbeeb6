import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'
import { blockUrl, spentParagraphs } from './spent-by.ts'

/** The mail that tells an owner that a widget's answers of the day are used up. */
export function dailyLimit(
  { widgetId, widgetName, day, limit, spentBy }: EventPayload<'answer.daily-limit-reached'>,
  publicUrl: string,
): Letter {
  const called = unlinked(widgetName)
  const chatbot = called === '' ? 'One of your chatbots' : `Your chatbot "${called}"`
  const answers = limit === 1 ? 'the one answer' : `all ${limit.toLocaleString('en-US')} answers`
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return {
    // Without quotation marks, which a mail header carries only in an encoded form.
    subject: `${chatbot.replaceAll('"', '')} has reached its daily limit`,
    paragraphs: [
      'Hello,',
      `${chatbot} has given ${answers} that you allow it on one day. Until ${date} is over (UTC), visitors read when they can ask again.`,
      ...spentParagraphs(spentBy),
      'If that is too early, raise the daily limit of the chatbot; it takes effect at once.',
    ],
    link: { label: 'Change the limit', url: `${publicUrl}/widgets/edit?id=${encodeURIComponent(widgetId)}` },
    ...(spentBy?.length && { also: { label: 'See who asked, and block', url: blockUrl(publicUrl) } }),
    footnote: 'You get this mail once a day at most for each chatbot.',
  }
}
