import type { Metrics } from '../telemetry/index.ts'
import type { HostedService } from '../service/host.ts'

/** What a process tells of the events that its service hears. */
export function eventMetrics(service: string, metrics: Pick<Metrics, 'gauge' | 'count'>) {
  const parked = (by: number) =>
    metrics.count('docent_events_parked_total', 'Events that a consumer gave up on.', { service }, by)
  parked(0)
  return {
    parked: () => parked(1),
    watchLag(hosted: Pick<HostedService, 'lagSeconds'>) {
      metrics.gauge('docent_consumer_lag_seconds', 'Age of the oldest event that is not handled.', { service }, () =>
        hosted.lagSeconds(),
      )
    },
  }
}
