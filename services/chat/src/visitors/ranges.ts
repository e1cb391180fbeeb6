import type { askingRanges, RouteReply } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Widgets } from '../projections/widgets.ts'
import { periodOf } from '../quota/messages.ts'
import type { Askers } from './askers.ts'
import type { Blocks } from './blocks.ts'

export interface RangesOptions {
  askers: Pick<Askers, 'ofMonth'>
  blocks: Pick<Blocks, 'of'>
  widgets: Pick<Widgets, 'find'>
  clock: Clock
}

/** What owners see of who asks: ranges, times and widgets by their names. */
export function createRanges({ askers, blocks, widgets, clock }: RangesOptions) {
  return {
    async of(owner: OwnerId): Promise<Omit<RouteReply<typeof askingRanges>, 'success'>> {
      const period = periodOf(clock.now())
      const [asked, blocked] = await Promise.all([askers.ofMonth(owner, period), blocks.of(owner)])
      const ids = [...new Set(asked.flatMap((one) => one.widgets.map(({ widgetId }) => widgetId)))]
      const names = new Map(
        await Promise.all(ids.map(async (id) => [id, (await widgets.find(owner, id))?.name ?? ''] as const)),
      )
      return {
        period,
        ranges: asked.map((one) => ({
          ...one,
          widgets: one.widgets.map((widget) => ({ ...widget, name: names.get(widget.widgetId) ?? '' })),
          blocked: blocked.some(({ range }) => range === one.range),
        })),
        blocked: blocked.map(({ range, at }) => ({ range, since: new Date(at).toISOString() })),
      }
    },
  }
}
