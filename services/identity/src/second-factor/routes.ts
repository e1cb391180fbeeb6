import * as api from '@docent/proto/http'
import type { Router } from '@docent/runtime/http'
import type { SecurityLog } from '../security-log/log.ts'
import { seenIn } from '../sessions/seen.ts'
import type { SecondFactor } from './second-factor.ts'

const success = true as const

/** The calls of somebody who looks after their second factor. */
export function mountSecondFactor(router: Router, factor: SecondFactor, security: Pick<SecurityLog, 'note'>): void {
  router.on(api.secondFactor, async ({ owner }) => ({ success, ...(await factor.stateOf(owner)) }))

  router.on(api.beginSecondFactor, async ({ owner, body, request }) => ({
    success,
    ...(await factor.begin({ owner, password: body.currentPassword, address: request.ip })),
  }))

  router.on(api.confirmSecondFactor, async ({ owner, body, request }) => {
    const recoveryCodes = await factor.confirm({ owner, code: body.code, address: request.ip })
    await security.note(owner, 'second-factor-on', seenIn(request))
    return { success, recoveryCodes }
  })

  router.on(api.endSecondFactor, async ({ owner, body, request }) => {
    await factor.end({ owner, password: body.currentPassword, code: body.code, address: request.ip })
    await security.note(owner, 'second-factor-off', seenIn(request))
    return { success }
  })

  router.on(api.renewRecoveryCodes, async ({ owner, body, request }) => {
    const given = { owner, password: body.currentPassword, code: body.code, address: request.ip }
    const recoveryCodes = await factor.renewRecoveryCodes(given)
    await security.note(owner, 'recovery-codes-made', seenIn(request))
    return { success, recoveryCodes }
  })
}
