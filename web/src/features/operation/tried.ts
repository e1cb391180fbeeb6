import type { RouteReply, tryModel } from '@docent/proto/http'
import { texts } from './texts.ts'

const { model: words } = texts

export type Tried = RouteReply<typeof tryModel>

/** What a model that answers said, and when. */
export function answered({ offline, answer, firstMs, tookMs, trouble }: Tried['answering']): string {
  if (trouble !== null) return trouble
  if (offline) return words.quotes
  if (firstMs === null || tookMs === null) return words.saidNothing
  return `${words.said(answer.trim())} ${words.first(words.seconds(firstMs), words.seconds(tookMs))}`
}

/** What a model that embeds gave, and when. */
export function embedded({ dimensions, tookMs, trouble }: Tried['embedding']): string {
  if (dimensions === null || tookMs === null) return trouble ?? words.saidNothing
  return words.vector(dimensions, words.seconds(tookMs))
}
