import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { createRate } from '@docent/runtime/rate'
import { failures } from '../failures.ts'
import type { KnownWidget } from '../projections/widgets.ts'
import { untilTomorrow } from './again.ts'
import type { Counts } from './counts.ts'
import type { Hold } from './held.ts'
import type { Asker } from './days.ts'

/** Why a message counts on no plan: it asks nothing, its owner tries out settings that nobody else sees, or looks what must be answered. */
export type Free = 'small-talk' | 'preview' | 'golden'

export interface FreeMessage {
  owner: OwnerId
  widget: KnownWidget | null
  asker?: Asker
  free: Free
}

/** What costs nothing has limits of its own, wide enough for everybody who means it. */
export interface FreeLimits {
  /** @throws too_many_free_messages, too_much_small_talk, preview_used_up, golden_used_up */
  count(message: FreeMessage, turnId: string): Promise<Hold>
  /** What an owner has looked up for a form. @throws too_many_free_messages */
  lookUp(owner: OwnerId): void
}

export interface FreeLimitsOptions {
  counts: Counts
  clock: Clock
  freePerMinute: number
  /** In a day, of one visitor or owner; 0 is no limit. */
  smallTalkPerDay: number
  /** In a day, of all visitors from one address range to one widget; 0 is no limit. */
  rangePerDay: number
  /** In a day, of one owner, with the models in use; 0 is no limit. */
  previewPerDay(): number
  goldenPerDay(): number
}

export function createFreeLimits(options: FreeLimitsOptions): FreeLimits {
  const { counts, clock, freePerMinute, smallTalkPerDay, rangePerDay, previewPerDay, goldenPerDay } = options
  const owners = createRate({ atMost: freePerMinute, clock })

  function lookUp(owner: OwnerId): void {
    const seconds = Math.ceil(owners.take(owner) / 1000)
    if (seconds > 0) {
      throw failures.too_many_free_messages({ values: { seconds }, extra: { retryAfterSeconds: seconds } })
    }
  }

  return {
    lookUp,
    async count({ owner, widget, asker, free }, turnId) {
      const common = { owner, cause: turnId }
      const again = untilTomorrow(clock.now())
      const tooMuch = () => failures.too_much_small_talk(again)
      if (widget && asker) {
        // How fast a visitor may go is held already, whatever they say.
        const talk = { id: counts.idOf('talk', widget.id, asker.visitorId), limit: smallTalkPerDay, refusal: tooMuch }
        const talks = { id: counts.idOf('talks', widget.id, asker.range), limit: rangePerDay, refusal: tooMuch }
        return counts.take(counts.byDay({ ...common, ...talk }, { ...common, ...talks }))
      }
      lookUp(owner)
      const own = {
        preview: { limit: previewPerDay(), refusal: () => failures.preview_used_up(again) },
        golden: { limit: goldenPerDay(), refusal: () => failures.golden_used_up(again) },
        'small-talk': { limit: smallTalkPerDay, refusal: tooMuch },
      }[free]
      return counts.take(counts.byDay({ ...common, id: `${free}:${owner}:${counts.today()}`, ...own }))
    },
  }
}
