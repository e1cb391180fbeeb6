import { z } from 'zod'
import { setting, type Settings } from '../config/index.ts'
import { settingsOf } from '../engines/open.ts'
import type { EngineName } from '../service/service.ts'
import { commonSettings } from '../service/settings.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** How a process of one service listens and ends. */
export const processSettings = {
  logLevel: commonSettings.logLevel,
  port: setting({ env: 'PORT', doc: 'Port of the service.', schema: port.default(3000) }),
  adminPort: setting({
    env: 'ADMIN_PORT',
    doc: 'Port of /healthz, /readyz and /metrics; keep it inside the cluster.',
    schema: port.default(9464),
  }),
  host: setting({ env: 'HOST', doc: 'Address to listen on.', schema: z.string().default('0.0.0.0') }),
  drainSeconds: setting({
    env: 'DRAIN_SECONDS',
    doc: 'Seconds between "not ready" and the end of listening, so that load balancers can look away.',
    schema: z.coerce.number().min(0).max(300).default(5),
  }),
  finishSeconds: setting({
    env: 'FINISH_SECONDS',
    doc: 'Seconds that answers in flight may take to finish after that, before they are cut.',
    schema: z.coerce.number().min(0).max(3_600).default(10),
  }),
}

/** Everything that the process of a service reads. */
export const allSettings = (service: { needs: readonly EngineName[]; settings: Settings }): Settings => ({
  ...processSettings,
  ...settingsOf(service.needs),
  ...commonSettings,
  ...service.settings,
})
