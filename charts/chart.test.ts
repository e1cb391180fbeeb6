import { beforeAll, describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateKeyPair } from '@docent/runtime/auth'
import { topicSettings } from '@docent/runtime/bus/kafka/topics.ts'
import { loadConfig } from '@docent/runtime/config'
import { allSettings } from '@docent/runtime/process/settings.ts'
import { parse } from 'yaml'
import { gateway, services } from '../services/standalone/src/services.ts'
import { declared, declaredFile, declaredText } from './declared.ts'
import { chartFolder, helmCommand, lint, render, type Rendered, type Resource } from './helm.ts'

const ci = join(chartFolder, 'ci')
const files = readdirSync(ci)
const all = [...Object.values(services), gateway]
const names = all.map(({ name }) => name)
const present = helmCommand() !== undefined
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where helm is
const suite = present ? describe : describe.skip

test('what the chart knows of the services is what they declare (npm run docs)', () => {
  expect(readFileSync(declaredFile, 'utf8')).toBe(declaredText())
})

suite(`the chart${present ? '' : ' [skipped: no helm on this machine]'}`, () => {
  const rendered: Record<string, Rendered> = {}
  const of = (file: string) => rendered[file] as Rendered
  let secrets: Record<string, string>

  beforeAll(async () => {
    const { privateKey, publicKeys } = await generateKeyPair()
    const keys = { AUTH_PRIVATE_KEY: JSON.stringify(privateKey), AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys) }
    const addresses = { MONGODB_URI: 'mongodb://user:secret@host/docent', SMTP_URL: 'smtps://user:secret@host' }
    const traces = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret' }
    secrets = { ...keys, ...addresses, ...traces }
    const some = ['kafka.strimzi.io/v1beta2']
    await Promise.all(
      files.map(async (file) => {
        rendered[file] = await render(['-f', join(ci, file)], some)
      }),
    )
  })

  test.each(files)('%s is what helm calls a good chart', async (file) => {
    await expect(lint(join(ci, file))).resolves.toContain('0 chart(s) failed')
  })

  test.each(files)(
    'with %s each service is given all the settings it asks for, and none that it does not know',
    (file) => {
      for (const service of all) {
        const settings = allSettings(service)
        const known = new Set(Object.values(settings).map(({ env }) => env))
        const environment = environmentOf(of(file), service.name, secrets)
        expect(() => loadConfig(settings, environment)).not.toThrow()
        const unknown = Object.keys(environment).filter((name) => !known.has(name) && !ofThePod.has(name))
        expect([service.name, unknown]).toEqual([service.name, []])
      }
    },
  )

  test.each(files)('with %s no service is given a key or an account of another', (file) => {
    const holders = (variable: string) =>
      names.filter((name) => variable in environmentOf(of(file), name, secrets)).sort()
    expect(holders('AUTH_PRIVATE_KEY')).toEqual(['identity'])
    expect(holders('AUTH_LINK_SECRET')).toEqual(['identity', 'notification'])
    expect(holders('WIDGET_SESSION_SECRET')).toEqual(['chat'])
    expect(holders('SEALING_SECRET')).toEqual(['chat', 'embedding'])
    expect(holders('S3_SECRET_KEY')).toEqual(['document-ingest', 'embedding', 'widget'])
    expect(holders('MONGODB_URI')).not.toContain('gateway')
  })

  test('an account of its own for each service, where the Secret is named for it', () => {
    for (const engine of ['KAFKA_PASSWORD', 'MONGODB_URI']) {
      const secretsOf = names.flatMap((name) => secretRef(of('accounts.yaml'), name, engine)?.name ?? [])
      expect(new Set(secretsOf).size).toBe(names.length - 1)
    }
    const trial = names.flatMap((name) => secretRef(of('trial.yaml'), name, 'MONGODB_PASSWORD')?.key ?? [])
    expect(new Set(trial).size).toBe(names.length - 1)
  })

  test.each(files)(
    'with %s every pod satisfies the restricted policy, and only the one that makes keys has a token',
    (file) => {
      for (const { kind, metadata, template } of podsOf(of(file))) {
        const { name } = metadata
        expect([name, template.automountServiceAccountToken]).toEqual([
          name,
          kind === 'Job' && name.endsWith('make-keys'),
        ])
        expect(template.securityContext).toMatchObject({
          runAsNonRoot: true,
          seccompProfile: { type: 'RuntimeDefault' },
        })
        for (const container of [...(template.initContainers ?? []), ...template.containers]) {
          expect(container.securityContext).toMatchObject({
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
          })
          if (kind !== 'StatefulSet') expect(container.securityContext.readOnlyRootFilesystem).toBe(true)
          expect(container.resources.limits.memory).toBeDefined()
        }
      }
    },
  )

  test.each(files)(
    'with %s a service is asked whether it lives without any engine, and has the time to finish',
    (file) => {
      for (const name of names) {
        const { template } = of(file).find('Deployment', `docent-${name}`).spec
        const [container] = template.spec.containers
        expect(container.livenessProbe.httpGet.path).toBe('/healthz')
        expect(container.startupProbe.httpGet.path).toBe('/healthz')
        expect(container.readinessProbe.httpGet.path).toBe('/readyz')
        const { DRAIN_SECONDS = '', FINISH_SECONDS = '' } = environmentOf(of(file), name, secrets)
        expect(container.lifecycle.preStop).toEqual({ sleep: { seconds: 5 } })
        const own = 5 + Number(DRAIN_SECONDS) + Number(FINISH_SECONDS)
        expect(template.spec.terminationGracePeriodSeconds).toBe(own + 25)
      }
    },
  )

  test('proxies have as long as is said to look away, also where Kubernetes cannot wait by itself', async () => {
    const base = ['-f', join(ci, 'external.yaml')]
    const chat = async (...args: string[]) =>
      (await render([...base, ...args])).find('Deployment', 'docent-chat').spec.template.spec
    const older = await chat('--kube-version', '1.29.3')
    expect(older.containers[0].lifecycle.preStop).toEqual({ exec: { command: ['sleep', '5'] } })
    const longer = await chat('--set', 'preStopSeconds=20')
    expect(longer.containers[0].lifecycle.preStop).toEqual({ sleep: { seconds: 20 } })
    expect(longer.terminationGracePeriodSeconds).toBe(older.terminationGracePeriodSeconds + 15)
    const none = await chat('--set', 'preStopSeconds=0')
    expect(none.containers[0]).not.toHaveProperty('lifecycle')
    expect(none.terminationGracePeriodSeconds).toBe(older.terminationGracePeriodSeconds - 5)
  })

  test('keys are made before everything else, and an installation that has its own makes none', () => {
    const { metadata, spec } = of('external.yaml').find('Job', 'docent-make-keys')
    expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    expect(spec.template.spec.containers[0].env).toContainEqual({ name: 'KEYS', value: declared().keys.join() })
    const { rules = [] } = of('external.yaml').find('Role', 'docent-make-keys')
    expect(rules.map(({ verbs, resourceNames }) => [verbs, resourceNames])).toEqual([
      [['create'], undefined],
      [['get', 'patch'], ['docent-keys']],
    ])
    expect(
      of('gateway-api.yaml')
        .kinds('Job')
        .map(({ metadata: { name } }) => name),
    ).toEqual(['docent-prepare'])
    // No Secret is of the release: an uninstall would take it away.
    for (const file of files) expect(of(file).kinds('Secret')).toEqual([])
  })

  test('topics and indexes are made with the account of each service, before its new processes run', () => {
    const { metadata, spec } = of('accounts.yaml').find('Job', 'docent-prepare')
    expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    const steps = spec.template.spec.initContainers
    const stores = all.filter(({ needs }) => needs.some((need) => need === 'store')).map(({ name }) => name)
    expect(steps.map(({ name }: { name: string }) => name)).toEqual(['topics', ...stores.toSorted()])
    for (const { name, command, env } of steps.slice(1)) {
      expect(command).toEqual(['node', `services/dist/${name}.js`, 'prepare'])
      expect(JSON.stringify(env)).toContain(`docent-mongodb-${name}`)
    }
  })

  test('topics of Strimzi are those that the bus would make', async () => {
    const topics = of('large.yaml').kinds('KafkaTopic')
    expect(topics.map(({ spec }) => spec.topicName).sort()).toEqual(declared().topics.map(({ name }) => name))
    for (const { spec } of topics) {
      const wanted = topicSettings(spec.topicName, 30).map(({ name, value }) => [name, value] as const)
      expect(spec.config).toEqual(Object.fromEntries(wanted))
      expect(spec.partitions).toBe(/parked|replay/.test(spec.topicName) ? 1 : 24)
    }
    const steps = of('large.yaml').find('Job', 'docent-prepare').spec.template.spec.initContainers
    expect(steps.map(({ name }: { name: string }) => name)).not.toContain('topics')
  })

  test('what is scaled by load has no number of its own, and never more readers of events than partitions', () => {
    for (const name of ['gateway', 'chat', 'embedding']) {
      expect(of('large.yaml').find('Deployment', `docent-${name}`).spec).not.toHaveProperty('replicas')
    }
    expect(of('large.yaml').find('HorizontalPodAutoscaler', 'docent-chat').spec).toMatchObject({ maxReplicas: 12 })
    expect(of('large.yaml').find('ScaledObject', 'docent-embedding').spec).toMatchObject({ maxReplicaCount: 24 })
    expect(of('large.yaml').find('PodDisruptionBudget', 'docent-embedding').spec).toMatchObject({ maxUnavailable: 1 })
    expect(of('trial.yaml').kinds('PodDisruptionBudget')).toEqual([])
  })

  test('numbers arrive as they were written, and settings where they are read', () => {
    expect(environmentOf(of('large.yaml'), 'gateway', {})['RATE_LIMIT_ADDRESS']).toBe('1000000')
    expect(environmentOf(of('large.yaml'), 'chat', {})).not.toHaveProperty('RATE_LIMIT_ADDRESS')
    expect(environmentOf(of('large.yaml'), 'chat', {})['CHAT_PASSAGES']).toBe('12')
  })

  test('traces go to the collector that was named, with its key from a Secret; without one nothing is said of them', () => {
    for (const name of names) {
      expect(environmentOf(of('accounts.yaml'), name, {})).toMatchObject({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.observability:4318',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      })
      expect(secretRef(of('accounts.yaml'), name, 'OTEL_EXPORTER_OTLP_HEADERS')).toMatchObject({ key: 'headers' })
      expect(Object.keys(environmentOf(of('external.yaml'), name, secrets)).join()).not.toContain('OTEL')
    }
  })

  test('people come in by the address that Docent knows itself by', () => {
    const { spec, metadata } = of('ingress.yaml').find('Ingress', 'docent')
    const hosts = ['docent.example.com', 'help.larkfield.example', 'chat.halden-bikes.example']
    expect(spec.rules.map(({ host }: { host: string }) => host)).toEqual(hosts)
    // Each name has a certificate of its own: one that leads elsewhere must not keep the others from theirs.
    const own = expect.stringMatching(/^docent-own-[0-9a-f]{12}-tls$/)
    expect(spec.tls).toEqual(
      hosts.map((host, index) => ({ hosts: [host], secretName: index === 0 ? 'docent-tls' : own })),
    )
    expect(new Set(spec.tls.map(({ secretName }: { secretName: string }) => secretName)).size).toBe(3)
    expect(metadata.annotations).toMatchObject({ 'cert-manager.io/cluster-issuer': 'letsencrypt' })
    expect(of('gateway-api.yaml').find('HTTPRoute', 'docent').spec.hostnames).toEqual(['docent.example.com'])
  })

  test('runs what docker-compose.yml runs: the same services, and the same engines for a trial', () => {
    const compose = parse(readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8'), { merge: true })
    const { images } = parse(readFileSync(join(chartFolder, 'values.yaml'), 'utf8')).trial
    const given = Object.entries(compose.services as Record<string, { image: string }>).map(([name, { image }]) => [
      name === 'mailpit' ? 'smtp' : name,
      // For Kubernetes the one whose user may not do everything.
      /:-(.*)\}$/.exec(image)?.[1] + (name === 'qdrant' ? '-unprivileged' : ''),
    ])
    expect(Object.fromEntries(given.filter(([name = '']) => name in images))).toEqual(images)
    // The step that makes topics is one of the Job's, here.
    expect(given.flatMap(([name = '']) => (name in images ? [] : [name])).sort()).toEqual([...names, 'topics'].sort())
  })

  test('metrics of every service are read once, by its pods or by a Service that nobody outside reaches', () => {
    const selector = { 'app.kubernetes.io/name': 'docent', 'app.kubernetes.io/instance': 'docent' }
    expect(of('ingress.yaml').find('ServiceMonitor', 'docent')).toMatchObject({
      metadata: { labels: { release: 'prometheus' } },
      spec: { selector: { matchLabels: selector }, endpoints: [{ port: 'admin', path: '/metrics', interval: '15s' }] },
    })
    expect(of('ingress.yaml').kinds('PodMonitor')).toEqual([])
    const read = of('ingress.yaml')
      .kinds('Service')
      .filter(({ spec }) =>
        spec.ports.some(({ name, port }: { name: string; port: number }) => name === 'admin' && port === 9464),
      )
    expect(read.map(({ spec }) => spec.selector['app.kubernetes.io/component']).sort()).toEqual(names.toSorted())
    for (const { metadata, spec } of read) {
      expect(metadata.labels).toMatchObject(selector)
      expect(['ClusterIP', undefined]).toContain(spec.type)
    }
    expect(of('large.yaml').find('PodMonitor', 'docent').spec).toMatchObject({
      selector: { matchLabels: selector },
      podMetricsEndpoints: [{ port: 'admin', path: '/metrics', interval: '30s' }],
    })
    expect(of('large.yaml').kinds('ServiceMonitor')).toEqual([])
  })

  const base = ['-f', join(ci, 'external.yaml')]
  test.each([
    ['publicUrl=', 'publicUrl is not set'],
    ['publicUrl=docent.example.com', "'/publicUrl'"],
    ['publicUrl=https://example.com/docent', 'publicUrl has a path'],
    ['kafka.external=', 'kafka.external is not set: say where it is, or set trial.enabled=true'],
    ['kafka.external=kafka', "'/kafka/external'"],
    ['kafka.extern=kafka:9092', "additional properties 'extern' not allowed"],
    ['services.chatt.replicas=2', "additional properties 'chatt' not allowed"],
    ['services.chat.settings.CHAT_PASAGES=2', 'services.chat.settings.CHAT_PASAGES is no setting of chat'],
    ['services.chat.settings.PLANS_FILE=/x', 'services.chat.settings.PLANS_FILE is set by the chart'],
    ['services.identity.settings.GOOGLE_CLIENT_SECRET=x', 'GOOGLE_CLIENT_SECRET is a secret: put it into a Secret'],
    ['settings.QDRANT_API_KEY=x', 'settings.QDRANT_API_KEY is set by the chart'],
    ['settings.RATE_LIMIT=1', 'settings.RATE_LIMIT is read by no service'],
    ['mongodb.existingSecret=some', 'mongodb.external and mongodb.existingSecret contradict each other'],
    ['mongodb.external=mongodb://user:pass@host/docent', 'mongodb.external holds a password'],
    ['kafka.existingSecret=some,kafka.mechanism=plain', 'kafka.mechanism plain sends passwords in clear'],
    ['model.chat=large', 'model.chat and model.embedding name models of an endpoint'],
    ['ingress.enabled=true,ingress.tls.enabled=false', 'trustedProxies is not set'],
    ['ingress.enabled=true,trustedProxies=1', 'ingress.tls.enabled and a publicUrl of http contradict each other'],
    ['trustedProxies=0.0.0.0/0', 'trustedProxies trusts everybody'],
    ['traces.existingSecret=some', 'traces.existingSecret is for a collector, and traces.external is not set'],
    [
      'traces.external=http://otel:4318,traces.share=0.5',
      'traces.share is read by the samplers with traceidratio only',
    ],
    ['trustedProxies=9', 'trustedProxies is more than 5 hops'],
    ['ingress.enabled=true,gatewayApi.enabled=true', 'ingress.enabled and gatewayApi.enabled contradict each other'],
    ['services.chat.autoscaling.min=9', 'services.chat.autoscaling.min is more than its max'],
    [
      'monitoring.podMonitor.enabled=true,monitoring.serviceMonitor.enabled=true',
      'monitoring.podMonitor.enabled and monitoring.serviceMonitor.enabled contradict each other',
    ],
  ])('refuses %s with a sentence', async (values, sentence) => {
    await expect(render([...base, '--set', values])).rejects.toThrow(sentence)
  })
})

/** Of Kubernetes or Node, not of a service. */
const ofThePod = new Set(['SERVICE', 'NODE_EXTRA_CA_CERTS', 'MONGODB_PASSWORD'])

interface EnvEntry {
  name: string
  value?: string
  valueFrom?: { secretKeyRef: { name: string; key: string } }
}

const entriesOf = (rendered: Rendered, service: string): EnvEntry[] =>
  rendered.find('Deployment', `docent-${service}`).spec.template.spec.containers[0].env

const secretRef = (rendered: Rendered, service: string, name: string) =>
  entriesOf(rendered, service).find((one) => one.name === name)?.valueFrom?.secretKeyRef

/** The environment as the process sees it; what stands in a Secret comes from `secrets`, or is some long text. */
function environmentOf(rendered: Rendered, service: string, secrets: Record<string, string>): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const { name, value } of entriesOf(rendered, service)) {
    const own = value ?? secrets[name] ?? 's'.repeat(48)
    environment[name] = own.replace(/\$\((\w+)\)/g, (_, other: string) => environment[other] ?? `$(${other})`)
  }
  // The chart's own folder does not exist here.
  return { ...environment, ...(environment['PLANS_FILE'] && { PLANS_FILE: '' }) }
}

function podsOf(rendered: Rendered) {
  const workloads = ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) => rendered.kinds(kind))
  return [
    ...workloads.map((one: Resource) => ({ ...one, template: one.spec.template.spec })),
    ...rendered.kinds('Pod').map((one) => ({ ...one, template: one.spec })),
  ]
}
