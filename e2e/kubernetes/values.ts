import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { generateKeyPair } from '@docent/runtime/auth'
import { startModelServer } from '@docent/runtime/testing/model-server'
import { createTcpGate } from '@docent/runtime/testing/tcp-gate.ts'
import { chartFolder, render, type Rendered } from '../../charts/helm.ts'
import { asService, NODE, placeOf, secret } from './engines.ts'
import { foreignApis } from './foreign.ts'
import { program } from './kubectl.ts'
import { overTls } from './over-tls.ts'
import { asked, RELEASE, type Run } from './steps.ts'

const LONGEST = '600s'
/** Its images cannot be had without a registry. */
const NOT_HERE = ['trial.yaml']
const ZONE = 'topology.kubernetes.io/zone'

/** Files in which engines are spoken to over TLS. */
const SECURED = ['accounts.yaml', 'large.yaml']
const AUTHORITY = 'house-authority'

/** Values of a file that cannot hold here, and what takes their place: the names are others here, and Kafka asks for nobody. */
function instead(file: string, { engines }: Run, model: string): Record<string, object> {
  const s3 = { external: 'https://s3:8334' }
  const known: Record<string, Record<string, object>> = {
    'accounts.yaml': {
      kafka: { external: 'kafka:9093', existingSecret: '', replicas: -1 },
      s3,
      qdrant: { external: 'https://qdrant:6334' },
      model: { external: model },
    },
    'external.yaml': { mongodb: { external: `mongodb://mongodb:27017/${engines.run}` } },
    'large.yaml': {
      kafka: { existingSecret: '' },
      s3,
      model: { external: model },
      ca: { existingConfigMap: AUTHORITY },
      services: { gateway: { autoscaling: { min: 1 } }, chat: { autoscaling: { min: 1 } } },
    },
  }
  return known[file] ?? {}
}

/** Installs every value file that needs no image from outside, one after the other, and has each answer a question. */
export async function values(run: Run): Promise<void> {
  const { space, engines, report } = run
  const { kafka = 0, mongodb = 0, qdrant = 0, s3 = 0, smtp = 0 } = engines.ports
  const files = readdirSync(join(chartFolder, 'ci')).filter((file) => !NOT_HERE.includes(file))
  const model = await startModelServer()
  const door = await createTcpGate(placeOf(model.url), { host: NODE })
  const secured = await overTls(engines, door.port)
  await space.apply(
    // As the files call them.
    ...asService({ name: 'kafka', ports: { plain: [9092, kafka], tls: [9093, secured.ports.kafka] } }),
    ...asService({ name: 'mongodb', ports: { plain: [27_017, mongodb], tls: [27_018, secured.ports.mongodb] } }),
    ...asService({ name: 'qdrant', ports: { plain: [6333, qdrant], tls: [6334, secured.ports.qdrant] } }),
    ...asService({ name: 's3', ports: { plain: [8333, s3], tls: [8334, secured.ports.s3] } }),
    ...asService({ name: 'mail', ports: { plain: [25, smtp], tls: [465, secured.ports.smtp] } }),
    ...secured.services,
  )
  const apis = await foreignApis(await Promise.all(files.map((file) => render(['-f', join(chartFolder, 'ci', file)]))))
  await program('kubectl', ['label', 'nodes', '--all', '--overwrite', `${ZONE}=here`])
  try {
    for (const file of files) {
      const own = instead(file, run, `https://${NODE}:${secured.ports.model}${new URL(model.url).pathname}`)
      const { good, came } = await installed(run, file, own, secured.ca)
      const changed = Object.entries(own).flatMap(([name, parts]) =>
        Object.keys(parts).map((part) => `${name}.${part}`),
      )
      const beside = changed.length > 0 ? `; other than in the file: ${changed.join(', ')}` : ''
      report.line(`install with ${file}`, came + beside, good)
    }
  } finally {
    await program('kubectl', ['label', 'nodes', '--all', `${ZONE}-`])
    await apis.remove()
    await secured.close()
    await door.close()
    await model.stop()
  }
}

async function installed(run: Run, file: string, own: object, ca: string): Promise<{ good: boolean; came: string }> {
  const { space, engines, after } = run
  const [repository, tag] = after.image.split(':')
  const here = {
    image: { repository, tag, digest: '', pullPolicy: 'Never' },
    logLevel: 'warn',
    // One after the other: nobody is there to be sent elsewhere.
    preStopSeconds: 0,
    drainSeconds: 0,
    finishSeconds: 5,
    defaults: { replicas: 1 },
    kafka: { prefix: `${engines.run}.`, partitions: 3 },
    s3: { bucket: 'docent-e2e', prefix: `${engines.run}/` },
    qdrant: { prefix: `${engines.run}-` },
    settings: { ENGINE_ANSWER_SECONDS: 60 },
  }
  const folder = await mkdtemp(join(tmpdir(), 'docent-values-'))
  const began = Date.now()
  try {
    const given = [here, own].map((each, index) => ({
      path: join(folder, `${index}.json`),
      text: JSON.stringify(each),
    }))
    for (const { path, text } of given) await writeFile(path, text)
    const args = [join(chartFolder, 'ci', file), ...given.map(({ path }) => path)].flatMap((path) => ['--values', path])
    const rendered = await render(['--namespace', space.name, ...args])
    await space.apply(...(await wanted(rendered, run, ca, SECURED.includes(file))))
    // Not --wait: nobody here gives a balancer its address.
    await space.helm('install', RELEASE, chartFolder, ...args, '--timeout', LONGEST)
    await space.rolledOut()
    const seconds = Math.round((Date.now() - began) / 1000)
    const pods = (await space.pods()).filter(({ status }) => status.containerStatuses?.every(({ ready }) => ready))
    const { test, came } = await asked(space)
    return { good: test, came: `${pods.length} pods take work after ${seconds} s; helm test: ${came}` }
  } catch (error) {
    process.stderr.write(await space.kubectl('get', 'pods', '--output', 'wide').catch(String))
    return { good: false, came: (error as Error).message }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await space.helm('uninstall', RELEASE, '--wait', '--timeout', '180s').catch(String)
  }
}

/** The Secrets and ConfigMaps that somebody has to bring before: each with the keys that are asked of it. */
async function wanted(rendered: Rendered, { engines, space }: Run, ca: string, isSecured: boolean): Promise<object[]> {
  const { privateKey, publicKeys } = await generateKeyPair()
  const s3 = await space.json<{ data: Record<string, string> }>('get', 'secret', 'docent-s3')
  const decoded = (key: string) => Buffer.from(s3.data[key] ?? '', 'base64').toString()
  const known: Record<string, string> = {
    uri: `mongodb://mongodb:${isSecured ? 27_018 : 27_017}/${engines.run}${isSecured ? '?tls=true' : ''}`,
    url: isSecured ? 'smtps://mail:465' : 'smtp://mail:25',
    'access-key': decoded('access-key'),
    'secret-key': decoded('secret-key'),
    headers: 'x-key=of-nobody',
    AUTH_PRIVATE_KEY: JSON.stringify(privateKey),
    AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys),
  }
  const text = JSON.stringify(rendered.all)
  const secrets = [...text.matchAll(/"secretKeyRef":\{"name":"([^"]+)","key":"([^"]+)"/g)]
    .map(([, name = '', key = '']) => ({ name, key }))
    .filter(({ name }) => name !== `${RELEASE}-keys`)
  const whole = new Set([...text.matchAll(/"secretRef":\{"name":"([^"]+)"\}/g)].map(([, name = '']) => name))
  const maps = new Set([...text.matchAll(/"configMap":\{"name":"([^"]+)"/g)].map(([, name = '']) => name))
  for (const { metadata } of rendered.kinds('ConfigMap')) maps.delete(metadata.name)
  return [
    ...[...Map.groupBy(secrets, ({ name }) => name)].map(([name, keys]) =>
      secret(name, Object.fromEntries(keys.map(({ key }) => [key, known[key] ?? 'x'.repeat(48)]))),
    ),
    ...[...whole].map((name) => secret(name, { GOOGLE_CLIENT_SECRET: 'of-nobody' })),
    ...[...maps].map((name) => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name },
      data: { 'ca.crt': ca, 'plans.json': JSON.stringify(DEFAULT_PLANS) },
    })),
  ]
}
