import { routes, type RoutedService } from '@docent/proto/http'
import { defineService } from '@docent/runtime/service'
import { createAdmission } from './admission/admission.ts'
import { createLargeBodies } from './admission/large-bodies.ts'
import { createTurns } from './admission/turns.ts'
import { settings } from './config.ts'
import { transportSecurity } from './dashboard/headers.ts'
import { mountDashboard } from './dashboard/dashboard.ts'
import { mountEmbed } from './embed/embed.ts'
import { failures } from './failures.ts'
import { createHosts } from './hosts/hosts.ts'
import { mountHealth } from './health/health.ts'
import { mountOwnState } from './health/own-state.ts'
import { mountAsyncApi } from './asyncapi/mount.ts'
import { mountOpenApi } from './openapi/mount.ts'
import { mountMcp } from './mcp/mount.ts'
import { openPages } from './pages/pages.ts'
import { readView } from './pages/view.ts'
import { mountRoutes } from './routing/routes.ts'

/** Of one owner: more than a page sends at a time, too few to fill the memory with connections. */
const LARGE_WAITING = 50

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

    const turns = createTurns({
      held: createLargeBodies({
        perOwner: config.largeBodiesPerOwner,
        atOnce: config.largeBodies,
        waitingPerOwner: LARGE_WAITING,
      }),
      streamed: createLargeBodies({
        perOwner: config.largeFilesPerOwner,
        atOnce: config.largeFiles,
        waitingPerOwner: LARGE_WAITING,
      }),
    })

    const pages = await openPages(
      config.webDir,
      () => readView(upstreams, config),
      () => clock.now(),
    )

    const { trustProxy: trust, publicUrl, publicHosts } = config
    const hosts = createHosts({ upstreams, clock, trust, publicUrl, publicHosts })

    return {
      // A stranger decides neither what is recorded nor under which name.
      followsTrace: ({ raw }) => trust(raw.socket.remoteAddress ?? '', 0),
      async http(app) {
        const security = transportSecurity(publicUrl, config.hstsSubdomains)
        hosts.mount(app, contracts)
        app.addHook('onRequest', ({ raw }, reply, done) => {
          // How visitors come to a host of an owner is for its owner to say.
          if (security && hosts.ownHostOf(raw) === undefined) reply.raw.setHeader('strict-transport-security', security)
          done()
        })
        mountHealth(app, upstreams, services)
        mountOwnState(app, { admission, clock, upstreams, services, trust })
        mountOpenApi(app, publicUrl)
        mountAsyncApi(app)
        await mountMcp(app, { admission, upstreams, clock, trust, publicUrl })
        mountRoutes(app, { contracts, admission, turns, upstreams, trust, hosts, publicUrl })
        await mountEmbed(app, { widgetDir: config.widgetDir, admission, upstreams, trust, hosts })
        await mountDashboard(app, { ...config, pages })
      },
    }
  },
})
