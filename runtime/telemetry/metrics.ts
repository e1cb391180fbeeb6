import type { FastifyInstance } from 'fastify'

/** What a process tells a Prometheus server. */
export interface Metrics {
  /** Times every request of a service by route, method and status. Call it before its routes are mounted. */
  timeRequests(app: FastifyInstance, service: string): void
  /** Reads a value whenever somebody asks, such as the seconds a consumer is behind. */
  gauge(name: string, help: string, labels: Record<string, string>, read: () => number | Promise<number>): void
  /** Counts one more of something that happens; with 0 it is there before it has happened, so that the first one shows. */
  count(name: string, help: string, labels: Record<string, string>, by?: number): void
  contentType: string
  /** Everything measured so far, in the text format. */
  text(): Promise<string>
}

const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Loads the metrics library when it is called, so that a process without metrics does not pay for it. */
export async function createMetrics({ processMetrics = true } = {}): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  if (processMetrics) collectDefaultMetrics({ register: registry })

  const durations = new Histogram({
    name: 'docent_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['service', 'method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  const counters = new Map<string, InstanceType<typeof Counter>>()
  const gauges = new Map<string, Read[]>()

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),

    timeRequests(app, service) {
      app.addHook('onResponse', async (request, reply) => {
        const { url: route = 'none' } = request.routeOptions
        const labels = { service, method: request.method, route, status: reply.statusCode }
        durations.observe(labels, reply.elapsedTime / 1000)
      })
    },

    gauge(name, help, labels, read) {
      const reads = gauges.get(name)
      if (reads) {
        reads.push({ labels, read })
        return
      }
      const all: Read[] = [{ labels, read }]
      gauges.set(name, all)
      const gauge = new Gauge({
        name,
        help,
        labelNames: Object.keys(labels),
        registers: [registry],
        async collect() {
          for (const one of all) gauge.set(one.labels, await one.read())
        },
      })
    },

    count(name, help, labels, by = 1) {
      let counter = counters.get(name)
      if (!counter) {
        counter = new Counter({ name, help, labelNames: Object.keys(labels), registers: [registry] })
        counters.set(name, counter)
      }
      counter.inc(labels, by)
    },
  }
}

interface Read {
  labels: Record<string, string>
  read: () => number | Promise<number>
}
