import { loadConfig } from '@docent/runtime/config'
import {
  examine,
  lookAt,
  lookAtMail,
  lookAtModels,
  lookAtSettings,
  told,
  type Finding,
} from '@docent/runtime/process/doctor'
import { chosenModels } from '@docent/chat'
import { OPERATOR } from '@docent/proto/ids'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { createModels, modelSettings, type Models } from '@docent/runtime/models'
import { openRecords } from '@docent/runtime/records'
import { mailSettings } from '@docent/runtime/mail'
import type { Service } from '@docent/runtime/service'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { refuseHalfRestored } from './backup/half-restored.ts'
import { DATABASES } from './data-folder.ts'
import { checkDatabase, roomWarning } from './check.ts'
import { defaultsOf } from './defaults.ts'
import { openMail } from './engines.ts'
import { addressIn } from './lock.ts'
import { loadSecrets } from './secrets.ts'
import { gateway, services } from './services.ts'
import { standaloneSettings } from './settings.ts'

type Env = Record<string, string | undefined>
const all = [...Object.values(services), gateway] as unknown as Service[]

/** Every service's look at a cluster, what several of them find told once. */
async function examineCluster(env: Env): Promise<Finding[]> {
  const found = new Map<string, { finding: Finding; by: string[] }>()
  for (const service of all) {
    for (const finding of await examine(service, env)) {
      const key = JSON.stringify(finding)
      const known = found.get(key) ?? { finding, by: [] }
      found.set(key, { finding, by: [...known.by, service.name] })
    }
  }
  return [...found.values()].map(({ finding, by }) =>
    by.length === all.length ? finding : { ...finding, what: `${finding.what} (${by.join(', ')})` },
  )
}

/** A look at what one process keeps and uses, whether it runs or not. One that runs knows which models it uses. */
export async function examineFolder(env: Env, inUse?: Models): Promise<Finding[]> {
  const { config } = loadConfig({ ...standaloneSettings, ...mailSettings }, env)
  const { dataDir } = config
  if (!existsSync(dataDir)) {
    const says = `there is none at ${dataDir} yet`
    return [{ what: 'data folder', state: 'doubtful', says, remedy: 'npm start makes it; DATA_DIR names another one' }]
  }
  const secrets = await loadSecrets(dataDir)
  const whole = { ...defaultsOf(env), ...secrets, ...env }
  const settings = all.flatMap(({ settings }) => lookAtSettings({ needs: [], settings }, whole))
  const isReadable = settings.every(({ state }) => state !== 'bad')
  const mail = config.smtpUrl === undefined ? undefined : await openMail(dataDir, config.mailFrom, config.smtpUrl)
  const found = await Promise.all([
    lookAt('data folder', `give the user that runs Docent ${dataDir}`, async () => {
      accessSync(dataDir, constants.R_OK | constants.W_OK)
      refuseHalfRestored(dataDir)
      const warning = roomWarning(dataDir)
      return warning ? { what: 'data folder', state: 'doubtful', says: warning } : dataDir
    }),
    ...DATABASES.map((name) =>
      lookAt(name, 'docs/operate/backup-and-restore.md', async () => {
        checkDatabase(dataDir, name)
        return 'whole'
      }),
    ),
    lookAtRunning(addressIn(dataDir)),
    modelsOf(dataDir, { ...secrets, ...env }, inUse).then(lookAtModels),
    mail ? lookAtMail(mail) : unsent,
    ...all.map((one) => (one.looksAt && isReadable ? one.looksAt(loadConfig(one.settings, whole).config) : [])),
  ])
  await mail?.close()
  const doubts = settings.filter(({ state }) => state !== 'good').filter(isFirst)
  const settled: Finding = { what: 'settings', state: 'good', says: 'all can be read' }
  return [...(doubts.length > 0 ? doubts : [settled]), ...found.flat()]
}

/** By the environment and, where it is readable, by what operators chose. */
async function modelsOf(dataDir: string, env: Env, inUse?: Models): Promise<Models> {
  if (inUse) return inUse
  const models = createModels(loadConfig(modelSettings, env).config)
  const file = join(dataDir, 'docent.db')
  if (!existsSync(file)) return models
  try {
    checkDatabase(dataDir, 'docent.db')
    const records = openRecords({ file, clock: systemClock, ids: randomIds, onFatal: () => undefined })
    const [choice] = (await records.store.collection(chosenModels).find(OPERATOR)).records
    await records.close()
    return choice ? (models.choosing?.models(choice.chosen) ?? models) : models
  } catch {
    // What is wrong with the file is told in its own line.
    return models
  }
}

/** Several services may read one setting. */
const isFirst = ({ says }: Finding, index: number, found: Finding[]) =>
  found.findIndex((one) => one.says === says) === index

const unsent: Finding = {
  what: 'mail',
  state: 'doubtful',
  says: 'kept in the outbox: SMTP_URL is not set',
  remedy: 'set SMTP_URL, or read the mails in the folder outbox',
}

/** A process that was ended takes its address out of the folder; one that is there and does not answer is in trouble. */
const lookAtRunning = (address: string | undefined) =>
  lookAt('running', 'its own lines; npm start once it has ended', async () => {
    if (address === undefined)
      return { what: 'running', state: 'doubtful', says: 'nothing takes calls on this folder', remedy: 'npm start' }
    const reply = await fetch(`${address}/readyz`)
    if (!reply.ok) throw new Error(`${address} says ${reply.status}: ${(await reply.text()).slice(0, 300)}`)
    return `takes calls at ${address}`
  })

if (import.meta.main) {
  const { env } = process
  const findings = await (env['KAFKA_BROKERS'] ? examineCluster(env) : examineFolder(env))
  process.stdout.write(told(findings))
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
}
