import { beforeAll, describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { gateway, services } from '../services/standalone/src/services.ts'
import { declared } from './declared.ts'
import { chartFolder, helmCommand, render, type Rendered } from './helm.ts'

interface Peer {
  ipBlock?: { cidr: string; except?: string[] }
}
interface Rule {
  ports: { port: number }[]
  to?: Peer[]
}

const ci = join(chartFolder, 'ci')
const files = readdirSync(ci)
const names = [...Object.values(services), gateway].map(({ name }) => name)
const withRecords = Object.values(services)
  .filter(({ needs }) => needs.some((need) => need === 'store'))
  .map(({ name }) => name)
const present = helmCommand() !== undefined
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where helm is
const suite = present ? describe : describe.skip

/** Any address, or all but those inside. */
const isTheWorld = ({ to }: Rule) => !to?.length || to.some(({ ipBlock }) => /\/0$/.test(ipBlock?.cidr ?? ''))

/** Who may reach addresses of the internet, and by which ports. */
function worldOf(rendered: Rendered): Record<string, number[]> {
  const all = rendered.kinds('NetworkPolicy').map(({ metadata, spec }) => {
    const rules = (spec.egress ?? []) as Rule[]
    const ports = rules.filter(isTheWorld).flatMap((rule) => rule.ports.map(({ port }) => port))
    return [metadata.name.replace(/^docent-/, ''), ports.toSorted((a, b) => a - b)] as const
  })
  return Object.fromEntries(all.filter(([, ports]) => ports.length > 0))
}

/** Those whose work it is; the Job that makes keys asks Kubernetes, whose address nobody has said. */
const WORK = { 'document-ingest': [80, 443], notification: [443], widget: [80, 443] }
const KEYS = { 'make-keys': [443, 6443] }

suite(`who reaches whom${present ? '' : ' [skipped: no helm on this machine]'}`, () => {
  const rendered: Record<string, Rendered> = {}
  const of = (file: string) => rendered[file] as Rendered
  beforeAll(async () => {
    await Promise.all(files.map(async (file) => (rendered[file] = await render(['-f', join(ci, file)]))))
  })

  test.each(files)('with %s nobody talks to anybody but along the edges that are written down', (file) => {
    const policy = (name: string) => of(file).find('NetworkPolicy', `docent-${name}`).spec
    expect(policy('nothing')).toMatchObject({ policyTypes: ['Ingress', 'Egress'] })
    expect(policy('nothing')).not.toHaveProperty('egress')
    for (const name of names.filter((one) => one !== 'gateway')) {
      expect(policy(name).ingress).toEqual([
        { ports: [{ port: 3000 }], from: [{ podSelector: { matchLabels: labelsOf('gateway') } }] },
      ])
    }
  })

  test.each(files)('with %s who reaches the internet never reaches addresses inside by it', (file) => {
    const blocks = of(file)
      .kinds('NetworkPolicy')
      .flatMap(({ spec }) => ((spec.egress ?? []) as Rule[]).flatMap(({ to = [] }) => to))
      .flatMap(({ ipBlock }) => (/\/0$/.test(ipBlock?.cidr ?? '') ? [JSON.stringify(ipBlock?.except)] : []))
    for (const except of blocks) expect(except).toMatch(/169\.254\.0\.0\/16.*|fc00::\/7/)
  })

  test.each(['external.yaml', 'trial.yaml'])(
    'with %s nobody but those whose work it is reaches the internet',
    (file) => {
      expect(worldOf(of(file))).toEqual({ ...WORK, ...KEYS })
    },
  )

  test('engines whose address nobody can see are any address, by their ports alone', () => {
    // The address of MongoDB and of the mail server are in Secrets.
    const records = Object.fromEntries(withRecords.map((name) => [name, [27017]]))
    expect(worldOf(of('ingress.yaml'))).toEqual({
      ...records,
      'document-ingest': [80, 443, 27017],
      widget: [80, 443, 27017],
      notification: [25, 443, 465, 587, 27017],
      prepare: [25, 465, 587, 27017],
      ...KEYS,
    })
  })

  test('peers that are said shut every edge but those of the services whose work is outside, and each of those may be narrowed', async () => {
    const { networkPolicy } = parse(readFileSync(join(chartFolder, 'values.yaml'), 'utf8'))
    const within = [{ ipBlock: { cidr: '10.20.0.0/16' } }]
    const engines = Object.fromEntries(Object.keys(networkPolicy.engines).map((engine) => [engine, within]))
    const said = ['-f', join(ci, 'accounts.yaml'), '--set-json', `networkPolicy.engines=${JSON.stringify(engines)}`]
    // With a Secret of its own identity knows Google.
    expect(worldOf(await render(said))).toEqual({ ...WORK, identity: [443] })
    const narrowed = Object.keys(networkPolicy.outside).map((name) => [name, { ports: [443], to: within }])
    const outside = JSON.stringify(Object.fromEntries(narrowed))
    expect(worldOf(await render([...said, '--set-json', `networkPolicy.outside=${outside}`]))).toEqual({})
    const shut = await render([...said, '--set-json', 'networkPolicy.outside.widget.ports=[]'])
    expect(Object.keys(worldOf(shut))).not.toContain('widget')
  })

  test('those who may reach outside are those who say so in the code, and payments and Google only where somebody speaks of them', async () => {
    const { networkPolicy } = parse(readFileSync(join(chartFolder, 'values.yaml'), 'utf8'))
    expect(Object.keys(networkPolicy.outside)).toEqual(declared().outside)
    const base = ['-f', join(ci, 'external.yaml')]
    const with_ = async (value: string) => worldOf(await render([...base, '--set', value]))
    expect(await with_('services.billing.existingSecret=stripe')).toMatchObject({ billing: [443] })
    expect(await with_('settings.GOOGLE_CLIENT_ID=one')).toMatchObject({ identity: [443] })
  })

  test.each([
    ['kafka.external=kafka.events.svc:9092', false],
    ['kafka.external=kafka-0.events.svc.cluster.local:9092', false],
    ['kafka.external=10.1.2.3:9092', false],
    ['kafka.external=kafka:9092\\,kafka.example.com:9092', true],
    ['mongodb.external=mongodb://mongodb.example.com:27017/docent', true],
    ['mongodb.external=mongodb://172.32.0.1:27017/docent', true],
    ['mongodb.external=mongodb://172.31.0.1:27017/docent', false],
    ['mongodb.external=mongodb://10.example.com/docent', true],
    ['qdrant.external=https://one.cloud.qdrant.io:6333', true],
  ])('%s is outside: %s', async (value, isOutside) => {
    expect('chat' in worldOf(await render(['-f', join(ci, 'external.yaml'), '--set', value]))).toBe(isOutside)
  })

  test('policies open the ports of the addresses that were given', () => {
    const ports = (name: string) => {
      const { egress } = of('accounts.yaml').find('NetworkPolicy', `docent-${name}`).spec
      return egress.flatMap((one: Rule) => one.ports.map(({ port }) => port))
    }
    expect(ports('billing')).toEqual([9093, 27017, 4318])
    expect(ports('identity')).toEqual([9093, 27017, 4318, 443])
    expect(ports('chat')).toEqual([9093, 443, 27017, 6333, 4318])
    expect(ports('gateway')).toEqual([3000, 4318])
    expect(ports('notification')).toContain(993)
  })
})

const labelsOf = (component: string) => ({
  'app.kubernetes.io/name': 'docent',
  'app.kubernetes.io/instance': 'docent',
  'app.kubernetes.io/component': component,
})
