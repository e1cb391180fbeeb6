import { routes, type RoutedService } from '@docent/proto/http'
import { defineService } from '@docent/runtime/service'
import { createAdmission } from './admission/admission.ts'
import { settings } from './config.ts'
import { mountDashboard } from './dashboard/dashboard.ts'
import { mountEmbed } from './embed/embed.ts'
import { failures } from './failures.ts'
import { mountHealth } from './health/health.ts'
import { mountAsyncApi } from './asyncapi/mount.ts'
import { mountOpenApi } from './openapi/mount.ts'
import { openPages } from './pages/pages.ts'
import { readView } from './pages/view.ts'
import { mountRoutes } from './routing/routes.ts'

/** The one door: limits, checks and routes every call, and serves the dashboard and the bubble. It owns nothing. */
export const gateway = defineService({
  name: 'gateway',
  settings,
  failures: failures.catalog,
  needs: ['upstreams'],
  async start({ config, engines: { upstreams }, clock, tokens }) {
    const contracts = [...routes.values()]
    const services: RoutedService[] = [...new Set(contracts.map(({ service }) => service))]
    const admission = createAdmission({ tokens, clock, ...config })

    const pages = await openPages(
      config.webDir,
      () => readView(upstreams, config),
      () => clock.now(),
    )

    return {
      async http(app) {
        mountHealth(app, upstreams, services)
        mountOpenApi(app, config.publicUrl)
        mountAsyncApi(app)
        mountRoutes(app, { contracts, admission, upstreams, trust: config.trustProxy })
        await mountEmbed(app, { widgetDir: config.widgetDir, admission, upstreams, trust: config.trustProxy })
        await mountDashboard(app, { ...config, pages })
      },
    }
  },
})
