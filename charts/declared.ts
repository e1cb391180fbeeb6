import { eventTopics } from '@docent/proto/events'
import { ownTopics, topicSettings } from '@docent/runtime/bus/kafka/topics.ts'
import type { Settings } from '@docent/runtime/config'
import { settingsOf } from '@docent/runtime/engines/open.ts'
import { allSettings, processSettings } from '@docent/runtime/process/settings.ts'
import { writeFileSync } from 'node:fs'
import { gateway, services } from '../services/standalone/src/services.ts'

/** Made once for an installation; the chart keeps them in one Secret and gives each service those that it reads. */
const keys = ['AUTH_PRIVATE_KEY', 'AUTH_PUBLIC_KEYS', 'AUTH_LINK_SECRET', 'WIDGET_SESSION_SECRET', 'SEALING_SECRET']
/** What the chart has values of its own for. */
const ownValues = [
  'PUBLIC_URL',
  'TRUST_PROXY',
  'PLANS_FILE',
  'MAIL_FROM',
  'LOG_LEVEL',
  'DRAIN_SECONDS',
  'FINISH_SECONDS',
]
/** Answers cannot be configured where the ports are those of the chart. */
const fixed = ['PORT', 'ADMIN_PORT', 'WEB_DIR', 'WIDGET_DIR', 'UPSTREAM_URL', 'MAIL_DELIVERY']
const engineValues =
  /^(KAFKA_(?!SESSION)|OTEL_(EXPORTER|TRACES)_|MONGODB_|S3_|QDRANT_|SMTP_|OPENAI_(API_KEY|BASE_URL|CHAT_MODEL|EMBEDDING_MODEL|API_VERSION)$)/
/** Services that call beyond the engines: the payment provider, web pages, Google, webhooks, websites that prove own domains. */
const outside = ['billing', 'document-ingest', 'identity', 'notification', 'widget']

const namesOf = (settings: Settings, secret: boolean) =>
  [...new Set(Object.values(settings).flatMap((one) => (Boolean(one.secret) === secret ? [one.env] : [])))].sort()

/** What the chart's templates have to know of the services, as they declare it. */
export function declared() {
  const all = [...Object.values(services), gateway]
  const described = all.map((service) => {
    const settings = allSettings(service)
    const needs = service.needs.some((need) => need === 'store')
      ? [...new Set([...service.needs, 'bus'])]
      : service.needs
    return [
      service.name,
      { needs: [...needs].sort(), settings: namesOf(settings, false), secrets: namesOf(settings, true) },
    ] as const
  })
  const known = [...new Set(described.flatMap(([, { settings, secrets }]) => [...settings, ...secrets]))].sort()
  const step = (engine: 'bus' | 'blobs') => {
    const settings = { ...processSettings, ...settingsOf([engine]) }
    return { needs: [engine], settings: namesOf(settings, false), secrets: namesOf(settings, true) }
  }
  return {
    services: Object.fromEntries(described.sort()),
    /** Jobs that are no service. */
    steps: { topics: step('bus'), bucket: step('blobs') },
    keys,
    managed: known.filter((name) => [...keys, ...ownValues, ...fixed].includes(name) || engineValues.test(name)),
    outside,
    topics: [...eventTopics, ...Object.keys(ownTopics)].sort().map((name) => ({
      name,
      own: name in ownTopics,
      compacted: topicSettings(name, 1).some(({ value }) => value === 'compact'),
      config: Object.fromEntries(topicSettings(name, 1).map(({ name: key, value }) => [key, value])),
    })),
  }
}

export const declaredFile = new URL('docent/files/services.json', import.meta.url)
export const declaredText = () => `${JSON.stringify(declared(), undefined, 2)}\n`

if (import.meta.main) writeFileSync(declaredFile, declaredText())
