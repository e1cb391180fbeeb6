import { ConfigError, loadConfig, type ConfigOf, type Settings } from '@docent/runtime/config'
import { examine, lookAt, lookAtMail, lookAtModels, told, type Finding } from '@docent/runtime/process/doctor'
import { chosenModels } from '@docent/chat'
import { OPERATOR } from '@docent/proto/ids'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { createModels, modelSettings, type Models } from '@docent/runtime/models'
import { openRecords } from '@docent/runtime/records'
import { mailSettings } from '@docent/runtime/mail'
import type { Service } from '@docent/runtime/service'
import { MiB } from '@docent/runtime/units'
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { refuseHalfRestored } from './backup/half-restored.ts'
import { DATABASES } from './data-folder.ts'
import { checkDatabase, roomWarning } from './check.ts'
import { defaultsOf } from './defaults.ts'
import { lookAtPort, lookAtRunning } from './doctor-running.ts'
import { openMail } from './engines.ts'
import { checkFolder, inFolder, whyUnusable } from './folder.ts'
import { filled, lookAtGiven } from './given.ts'
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
export async function examineFolder(environment: Env, inUse?: Models): Promise<Finding[]> {
  const env = filled(environment)
  const settings = lookAtSettings(env)
  const { dataDir } = loadConfig({ dataDir: standaloneSettings.dataDir }, env).config
  const unused: Finding = {
    what: 'data folder',
    state: 'doubtful',
    says: `there is none at ${dataDir} yet`,
    remedy: 'npm start makes it; DATA_DIR names another one',
  }
  const isThere = await lookAt('data folder', 'DATA_DIR', async () => {
    if (checkFolder(dataDir) !== 'there') return unused
    // To open databases that were put in place in part would mend what is not theirs.
    refuseHalfRestored(dataDir)
    return dataDir
  })
  if (isThere.state !== 'good') {
    const port = await lookAtPort(env)
    return [...settings.filter(({ state }) => state !== 'good'), helped(isThere), ...port]
  }
  const { secrets, findings } = await secretsOf(dataDir)
  const whole = { ...defaultsOf(env), ...secrets, ...env }
  const isReadable = findings.length === 0 && settings.every(({ state }) => state !== 'bad')
  const found = await Promise.all([
    lookAt('data folder', `give the user that runs Docent ${dataDir}`, async () => lookInside(dataDir)).then(helped),
    ...DATABASES.map((name) =>
      lookAt(name, 'docs/operate/backup-and-restore.md', async () => {
        checkDatabase(dataDir, name)
        return 'whole'
      }),
    ),
    lookAtRunning(dataDir, env),
    modelsOf(dataDir, { ...secrets, ...env }, inUse).then((models) => (models ? lookAtModels(models) : [])),
    mailOf(dataDir, env),
    ...all.map((one) => (one.looksAt && isReadable ? one.looksAt(loadConfig(one.settings, whole).config) : [])),
  ])
  return [...settings, ...findings, ...found.flat()]
}

/** All that is read, told once. */
function lookAtSettings(env: Env): Finding[] {
  const { problems, warnings, doubts } = lookAtGiven(env)
  const remedy = 'docs/reference/settings.md'
  const findings = [
    ...problems.map((says): Finding => ({ what: 'settings', state: 'bad', says, remedy })),
    ...[...warnings, ...doubts].map((says): Finding => ({ what: 'settings', state: 'doubtful', says })),
  ]
  return findings.length > 0 ? findings : [{ what: 'settings', state: 'good', says: 'all can be read' }]
}

/** What is wrong with the folder says itself what helps. */
function helped(finding: Finding): Finding {
  if (finding.state !== 'bad' || !finding.says.startsWith('DATA_DIR')) return finding
  const { says } = finding
  const end = says.lastIndexOf('. ', says.length - 2)
  return end < 0 ? finding : { ...finding, says: says.slice(0, end), remedy: says.slice(end + 2) }
}

/** So little room, in bytes, is none: SQLite needs more for one large write. */
const FULL = 16 * MiB

function freeIn(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize
}

/** A look at the folder itself, and at how much room is left for it. */
export function lookInside(dataDir: string, free = freeIn(dataDir)): string | Finding {
  inFolder(dataDir, () => accessSync(dataDir, constants.W_OK))
  refuseHalfRestored(dataDir)
  const says = roomWarning(dataDir, free)
  if (!says) return dataDir
  if (free >= FULL) return { what: 'data folder', state: 'doubtful', says }
  const remedy = 'make room on its disk: what is new can no longer be kept'
  return { what: 'data folder', state: 'bad', says: `the disk of ${dataDir} is full`, remedy }
}

/** Those that were made, or what is wrong with them. */
async function secretsOf(dataDir: string): Promise<{ secrets: Record<string, string>; findings: Finding[] }> {
  let secrets: Record<string, string> = {}
  const remedy = `what ${join(dataDir, 'secrets.json')} says; docs/operate/backup-and-restore.md`
  const finding = await lookAt('secrets.json', remedy, async () => {
    try {
      secrets = await loadSecrets(dataDir)
    } catch (error) {
      throw whyUnusable(error, dataDir)
    }
    return 'whole'
  })
  return { secrets, findings: finding.state === 'bad' ? [helped(finding)] : [] }
}

async function mailOf(dataDir: string, env: Env): Promise<Finding[]> {
  const mail = readable(mailSettings, env)
  if (!mail) return []
  if (mail.smtpUrl === undefined) return [unsent]
  const mailer = await openMail(dataDir, mail.mailFrom, mail.smtpUrl)
  const findings = [await lookAtMail(mailer)]
  await mailer.close()
  return findings
}

/** By the environment and, where it is readable, by what operators chose. */
async function modelsOf(dataDir: string, env: Env, inUse?: Models): Promise<Models | undefined> {
  if (inUse) return inUse
  const config = readable(modelSettings, env)
  if (!config) return undefined
  const models = createModels(config)
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

/** What is wrong with settings is told in lines of their own. */
function readable<S extends Settings>(settings: S, env: Env): ConfigOf<S> | undefined {
  try {
    return loadConfig(settings, env).config
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  }
}

const unsent: Finding = {
  what: 'mail',
  state: 'doubtful',
  says: 'kept in the outbox: SMTP_URL is not set',
  remedy: 'set SMTP_URL, or read the mails in the folder outbox',
}

if (import.meta.main) {
  const { env } = process
  const findings = await (env['KAFKA_BROKERS'] ? examineCluster(env) : examineFolder(env))
  process.stdout.write(told(findings))
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
}
