import type * as http from '@docent/proto/http'

/** A question and its answer that a new question is read with. */
export type EarlierTurn = NonNullable<http.RouteBodyInput<typeof http.getAnswer>['earlier']>[number]

/** What the contract takes: so many of them, and so many characters of each answer. */
export const EARLIER_TURNS: typeof http.EARLIER_TURNS_MAX = 10
export const EARLIER_ANSWER: typeof http.EARLIER_ANSWER_MAX_LENGTH = 10_000
