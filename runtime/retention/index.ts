import { KEEP_DAYS_MAX } from '@docent/proto'
import { z } from 'zod'
import { setting } from '../config/setting.ts'

const days = z.coerce.number().int().min(0).max(KEEP_DAYS_MAX).default(0)

const longest = setting({
  env: 'CONVERSATION_DAYS_MAX',
  doc: 'Most days that any widget keeps conversations of visitors, whatever its owner chose before; 0 is no end. The same for widget and chat.',
  schema: days,
})

/** How long an installation keeps conversations: the service that deletes them and the one that asks owners read the same. */
export const retentionSettings = {
  conversationDays: setting({
    env: 'CONVERSATION_DAYS',
    doc: 'Days that conversations of visitors are kept where a widget says nothing of its own; 0 is until they are deleted. The same for widget and chat.',
    schema: days,
    warn(usual, other) {
      const most = other(longest) ?? 0
      return most > 0 && usual > most ? `is more than CONVERSATION_DAYS_MAX, so that ${most} days count` : undefined
    },
  }),
  conversationDaysMax: longest,
}

export interface Retention {
  /** Null: until they are deleted. */
  usualDays: number | null
  /** Null: no end. */
  longestDays: number | null
  /** How long the conversations of a widget are kept that says this; null: until they are deleted. */
  daysOf(chosen: number | null | undefined): number | null
}

export function retentionOf(config: { conversationDays: number; conversationDaysMax: number }): Retention {
  const longestDays = config.conversationDaysMax || null
  const atMost = (days: number | null) => (longestDays === null ? days : Math.min(days ?? longestDays, longestDays))
  const usualDays = atMost(config.conversationDays || null)
  return { usualDays, longestDays, daysOf: (chosen) => (chosen ? atMost(chosen) : usualDays) }
}
