import { changeGolden, GOLDEN_MAX, keepGolden, listGolden, removeGolden, runGolden } from '@docent/proto/http'
import { clientGone, type Router } from '@docent/runtime/http'
import type { Suspensions } from '../projections/suspensions.ts'
import { viewOf, type GoldenQuestions } from './golden.ts'
import type { createNights } from './nights.ts'
import type { Run } from './run.ts'

const success = true as const

export interface GoldenRoutes {
  golden: GoldenQuestions
  run: Run
  nights: Pick<ReturnType<typeof createNights>, 'schedule'>
  suspensions: Pick<Suspensions, 'checkOwner'>
}

/** What owners want answered whatever changes. */
export function goldenRoutes(router: Router, { golden, run, nights, suspensions }: GoldenRoutes): void {
  router.on(listGolden, async ({ owner }) => ({
    success,
    questions: (await golden.list(owner)).map(viewOf),
    most: GOLDEN_MAX,
  }))
  router.on(keepGolden, async ({ owner, body }) => {
    // First: a question that nobody asks would be worse than a night without one.
    await nights.schedule(owner)
    return { success, question: viewOf(await golden.keep(owner, body)) }
  })
  router.on(changeGolden, async ({ owner, query: { id }, body }) => ({
    success,
    question: viewOf(await golden.change(owner, id, body)),
  }))
  router.on(removeGolden, async ({ owner, query: { id } }) => {
    await golden.remove(owner, id)
    return { success }
  })
  router.on(runGolden, async ({ owner, body: { questionIds, change }, reply }) => {
    await suspensions.checkOwner(owner)
    const gone = clientGone(reply)
    const results = change ? run.with(owner, questionIds, change, gone) : run.now(owner, questionIds, gone)
    return { success, results: await results }
  })
}
