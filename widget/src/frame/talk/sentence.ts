import { fill, type Words } from '../../words/words.ts'
import type { Turn } from './talk.ts'

/** Refusals that a visitor can meet, and the words for them. */
const own: Readonly<Record<string, keyof Words>> = {
  message_limit_reached: 'limitReached',
  monthly_limit_reached: 'limitReached',
  daily_limit_reached: 'limitReached',
  visitor_limit_reached: 'limitReached',
  range_limit_reached: 'limitReached',
  too_many_questions: 'tooFast',
  too_many_requests: 'tooFast',
  too_many_free_messages: 'tooFast',
  too_much_small_talk: 'tooFast',
  preview_used_up: 'limitReached',
  model_unavailable: 'unavailable',
  assistant_unavailable: 'unavailable',
  unavailable: 'unavailable',
  model_refused: 'notTaken',
  range_blocked: 'notHere',
  assistant_away: 'away',
  answer_interrupted: 'broken',
  internal: 'failed',
}

/**
 * Why a question has no answer: in the visitor's language where the frame has words for it, else, and in English, in the
 * server's, which is never repeated in other words.
 */
export function refusalOf({ error, code, wait, text }: Turn, words: Words): string {
  const key = own[code]
  if (key && (words.language !== 'en' || error === '')) {
    const sentence = fill(words[key], { when: after(wait, words.language) })
    if (sentence) return sentence
  }
  return error || `${text ? words.broken : words.failed} ${words.kept}`
}

/** "in 7 hours". */
export function after(seconds: number, language: string): string {
  const [unit, length] = (
    [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
      ['second', 1],
    ] as const
  ).find(([, one]) => seconds >= one) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / length) || 1, unit)
}
