import { securityLog } from '@docent/proto/http'
import type { Router } from '@docent/runtime/http'
import type { SecurityLog } from './log.ts'

/** What people may see of the security log: their own entries. */
export function mountSecurityLog(router: Router, log: SecurityLog): void {
  router.on(securityLog, async ({ owner, query }) => ({
    success: true as const,
    ...(await log.list(owner, query.cursor)),
  }))
}
