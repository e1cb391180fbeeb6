import { eraseVisitor, eraseVisitorData, findVisitor, visitorData } from '@docent/proto/http'
import type { Router } from '@docent/runtime/http'
import type { VisitorData } from './data.ts'
import type { Rates } from './limits.ts'

const success = true as const

/** What is kept of one visitor: shown and erased, for themselves and for the owner. */
export function visitorDataRoutes(router: Router, { data, rates }: { data: VisitorData; rates: Rates }): void {
  router.on(visitorData, async ({ visitor, query, request }) => {
    rates.data(visitor.visitorId ?? visitor.sessionId, request.ip)
    return { success, ...(await data.ofVisitor(visitor, query.cursor)) }
  })
  router.on(eraseVisitorData, async ({ visitor, request }) => {
    rates.data(visitor.visitorId ?? visitor.sessionId, request.ip)
    return { success, erased: await data.eraseVisitor(visitor) }
  })
  router.on(findVisitor, async ({ owner, query, request }) => {
    rates.data(owner, request.ip)
    return { success, ...(await data.ofCode(owner, query.code, query.cursor)) }
  })
  router.on(eraseVisitor, async ({ owner, query, request }) => {
    rates.data(owner, request.ip)
    return { success, erased: await data.eraseCode(owner, query.code) }
  })
}
