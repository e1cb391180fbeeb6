import type { Events } from './events.ts'
import type { Objects, Thing } from './objects.ts'
import type { Routes } from './routes.ts'
import { isLive, monthAfter, type Phase } from './subscriptions.ts'
import { invalid, metadataOf, only, textOf, type Params } from './wire.ts'

/** Subscription schedules: what follows what at the end of a period. */
export function scheduleRoutes({ objects, events }: { objects: Objects; events: Events }): Routes {
  const scheduleOf = (id: string) => objects.get('subscription_schedule', id)
  const open = (schedule: Thing) => {
    if (schedule['status'] === 'active') return
    throw invalid(
      `You cannot change a subscription schedule that is currently in the \`${schedule['status']}\` status.`,
    )
  }

  return {
    'POST /v1/subscription_schedules': (params) => {
      only(params, 'from_subscription')
      const one = objects.get('subscription', textOf(params, 'from_subscription'), 'from_subscription')
      if (!isLive(one)) throw invalid('The subscription is canceled.', 'from_subscription')
      if (one['schedule']) {
        throw invalid(`You cannot migrate a subscription that is already attached to a schedule: ${one['schedule']}.`)
      }
      const item = one['items'].data[0] as Thing
      const { current_period_start: start_date, current_period_end: end_date } = item
      const phase: Phase = {
        start_date,
        end_date,
        items: [{ price: item['price'].id, quantity: 1 }],
        metadata: {},
      }
      const schedule = objects.add('sub_sched', 'subscription_schedule', {
        customer: one['customer'],
        status: 'active',
        subscription: one.id,
        released_subscription: null,
        end_behavior: 'release',
        current_phase: { start_date, end_date },
        phases: [phase],
        metadata: {},
      })
      one['schedule'] = schedule.id
      events.say('subscription_schedule.created', schedule)
      events.say('customer.subscription.updated', one)
      return schedule
    },
    'POST /v1/subscription_schedules/*': (params, id = '') => {
      only(params, 'phases', 'end_behavior', 'proration_behavior', 'metadata')
      const schedule = scheduleOf(id)
      open(schedule)
      schedule['phases'] = phasesOf(params['phases'] as Params[])
      const [first] = schedule['phases'] as Phase[]
      schedule['current_phase'] = { start_date: first?.start_date, end_date: first?.end_date }
      events.say('subscription_schedule.updated', schedule)
      return schedule
    },
    'POST /v1/subscription_schedules/*/release': (params, id = '') => {
      only(params, 'preserve_cancel_date')
      const schedule = scheduleOf(id)
      open(schedule)
      const one = objects.get('subscription', schedule['subscription'])
      one['schedule'] = null
      Object.assign(schedule, { status: 'released', subscription: null, released_subscription: one.id })
      events.say('subscription_schedule.released', schedule)
      events.say('customer.subscription.updated', one)
      return schedule
    },
  }

  function phasesOf(given: readonly Params[]): Phase[] {
    const phases: Phase[] = []
    for (const one of given) {
      const start = Number(one['start_date'] ?? phases.at(-1)?.end_date)
      if (Number.isNaN(start)) throw invalid('The first phase needs a start_date.', 'phases[0][start_date]')
      const { interval, interval_count: count = '1' } = (one['duration'] ?? {}) as Params
      if (one['end_date'] === undefined && interval !== 'month') throw invalid('A phase needs its end.', 'phases')
      let end = Number(one['end_date'] ?? start)
      if (one['end_date'] === undefined) for (let i = 0; i < Number(count); i++) end = monthAfter(end)
      const items = (one['items'] as Params[]).map(({ price, quantity }) => ({
        price: objects.get('price', price as string, 'phases[items][price]').id,
        quantity: Number(quantity ?? 1),
      }))
      phases.push({ start_date: start, end_date: end, items, metadata: metadataOf(one['metadata']) })
    }
    return phases
  }
}
