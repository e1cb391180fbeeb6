export type { Plan } from '@docent/proto/plans'

/** What "no limit" looks like in a plan; proto's own constant would bring its schemas along. */
export const UNLIMITED = -1

/** Plan every account starts on, and the one a canceled plan falls back to. */
export const DEFAULT_PLAN_ID = 'free'

export const limitOf = (value: number) => (value === UNLIMITED ? Number.POSITIVE_INFINITY : value)
