import { showAnalytics } from '@docent/proto/http'
import { isEntitled } from '@docent/proto/plans'
import { createHeldPlans } from '@docent/runtime/plans'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { createAnswers } from './answers/answers.ts'
import type { Answer } from './answers/record.ts'
import { settings } from './config.ts'
import { createDays } from './days/days.ts'
import { failures } from './failures.ts'
import { createDocuments } from './known/documents.ts'
import { createWidgets } from './known/widgets.ts'
import { analyticsOf } from './reading/analytics.ts'

const success = true as const

/** Counts what visitors ask and what becomes of it, by day; keeps no words. */
export const insights = defineService({
  name: 'insights',
  settings,
  failures: failures.catalog,
  needs: ['store', 'bus'],
  async start({ config, engines: { store }, clock, ids, log }) {
    const plans = createHeldPlans({ store, service: 'insights', clock, table: config.plans })
    const allowing = config.plans.filter((plan) => isEntitled(plan, 'analytics')).map(({ name }) => name)
    const answers = createAnswers(store)
    const days = createDays({ store, answers, clock, ids })
    const documents = createDocuments(store)
    const widgets = createWidgets(store)
    const adding = repeat({
      name: 'days that are over',
      everyMs: config.rollUpSeconds * 1000,
      task: days.rollUp,
      log,
    })
    const noted = async ({ ownerId, widgetId, at, counted }: Answer) => {
      // A rating that comes before its answer counts with it.
      if (counted) await days.changed(ownerId, widgetId, at)
    }

    return {
      routes(router) {
        router.on(showAnalytics, async ({ owner, query }) => {
          const plan = await plans.of(owner)
          if (!isEntitled(plan, 'analytics')) {
            throw failures.analytics_not_in_plan({ values: { plan: plan.name, plans: allowing.join(' or ') } })
          }
          return { success, analytics: await analyticsOf({ answers, days, documents, widgets }, owner, query) }
        })
      },

      hears: {
        // Where nobody saw an answer, nobody knows what would have become of it; what nobody waits for is nobody's question.
        'answer.completed': async ({ unseen = false, trial = false }, event) =>
          unseen || trial ? undefined : noted(await answers.completed(event)),
        'answer.rated': async (_, event) => noted(await answers.rated(event)),
        'widget.saved': (_, event) => widgets.saved(event),
        'widget.deleted': (_, event) => widgets.deleted(event),
        'document.chunked': (_, event) => documents.chunked(event),
        'document.renamed': (_, event) => documents.renamed(event),
        'document.deleted': (_, event) => documents.deleted(event),
        'subscription.changed': (held, event) => plans.heard(held, event),
      },

      // A line for each answer, which takes its rating before it is complete or after.
      hearsInBatches: { types: ['answer.completed', 'answer.rated'], lingerMs: 1_000 },

      begin: adding.begin,
      stop: adding.stop,
    }
  },
})
