import * as api from '@docent/proto/http'
import type { Router } from '@docent/runtime/http'
import type { createReset } from '../reset/reset.ts'
import type { SecurityLog } from '../security-log/log.ts'
import { requireSameSite } from '../sessions/same-site.ts'
import { seenIn } from '../sessions/seen.ts'
import type { Devices } from '../sessions/device.ts'
import type { createVerification } from '../verification/verification.ts'

export interface MailLinkRouteDeps {
  reset: ReturnType<typeof createReset>
  verification: ReturnType<typeof createVerification>
  devices: Devices
  security: Pick<SecurityLog, 'note'>
  publicUrl: string
}

const success = true as const

/** The calls around links in mails: ask for one, use one. */
export function mountMailLinks(
  router: Router,
  { reset, verification, devices, security, publicUrl }: MailLinkRouteDeps,
): void {
  router.on(api.forgotPassword, async ({ body, request }) => {
    requireSameSite(request, publicUrl)
    await reset.ask({ email: body.email, address: request.ip })
    const message =
      'If there is an account with this address, a mail with a link is on its way. It works for 30 minutes.'
    return { success, message }
  })
  router.on(api.resetPassword, async ({ body, request, reply }) => {
    requireSameSite(request, publicUrl)
    const { email, ownerId } = await reset.finish({ ...body, address: request.ip })
    await security.note(ownerId, 'password-reset', seenIn(request))
    // Whoever reads the mails of the account need not wait for what strangers tried.
    devices.remember(email, reply)
    return { success, email }
  })
  router.on(api.verifyEmail, async ({ body, request }) => {
    requireSameSite(request, publicUrl)
    const { email } = await verification.prove(body.token)
    return { success, email }
  })
  router.on(api.sendVerification, async ({ owner, request }) => {
    const outcome = await verification.ask(owner, request.ip)
    const message =
      outcome === 'asked'
        ? 'The mail is on its way. Its link works for 24 hours.'
        : 'Your address is confirmed already.'
    return { success, message }
  })
}
