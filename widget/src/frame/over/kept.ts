import type { RouteReply, visitorData } from '@docent/proto/http'
import type { Calls } from '../talk/calls.ts'

/** What is kept of the visitor: all of it, oldest first. */
export type Kept = Pick<RouteReply<typeof visitorData>, 'code' | 'keptDays' | 'turns'>

/** @throws Refused */
export async function keptBy({ call }: Pick<Calls, 'call'>): Promise<Kept> {
  const turns: Kept['turns'] = []
  for (let query = ''; ;) {
    const reply = await call('/visitor-data', () => ({}), query)
    const page = (await reply.json()) as RouteReply<typeof visitorData>
    turns.push(...page.turns)
    if (page.next === null) return { ...page, turns: turns.sort((a, b) => (a.at < b.at ? -1 : 1)) }
    query = `?cursor=${encodeURIComponent(page.next)}`
  }
}
