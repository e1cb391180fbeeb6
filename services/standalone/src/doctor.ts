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
import { lostIn } from './backup/needed.ts'
import { DATABASES } from './data-folder.ts'
import { checkDatabase, roomWarning } from './check.ts'
import { defaultsOf } from './defaults.ts'
import { lookAtPort, lookAtRunning } from './doctor-running.ts'
import { openMail } from './engines.ts'
import { checkFolder, checkParts, inFolder, whyUnusable } from './folder.ts'
import { filled, lookAtGiven } from './given.ts'
import { holdsRecords, refuseWithoutRecords } from './records-gone.ts'
import { loadSecrets } from './secrets.ts'
import { gateway, services } from './services.ts'
import { standaloneSettings } from './settings.ts'
import { asksForHelp, tellUsage } from './usage.ts'

type Env = Record<string, string | undefined>
const GUIDE = 'docs/operate/backup-and-restore.md'
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
  const { secrets, findings } = await secretsOf(dataDir, env)
  const whole = { ...defaultsOf(env), ...secrets, ...env }
  const isReadable = findings.length === 0 && settings.every(({ state }) => state !== 'bad')
  const found = await Promise.all([
    lookAt('data folder', `give the user that runs Docent ${dataDir}`, async () => lookInside(dataDir)).then(helped),
    ...DATABASES.map((name) => lookAt(name, GUIDE, async () => lookAtDatabase(dataDir, name))),
    lookAtFiles(dataDir),
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
  checkParts(dataDir)
  const says = roomWarning(dataDir, free)
  if (!says) return dataDir
  if (free >= FULL) return { what: 'data folder', state: 'doubtful', says }
  const remedy = 'make room on its disk: what is new can no longer be kept'
  return { what: 'data folder', state: 'bad', says: `the disk of ${dataDir} is full`, remedy }
}

function lookAtDatabase(dataDir: string, name: (typeof DATABASES)[number]): string | Finding {
  checkDatabase(dataDir, name)
  if (name === 'docent.db') refuseWithoutRecords(dataDir)
  if (existsSync(join(dataDir, name))) return 'whole'
  const filled = name === 'vectors.db' ? '; npm run embed-again fills it where there are documents already' : ''
  return { what: name, state: 'doubtful', says: 'there is none yet', remedy: `npm start makes it${filled}` }
}

/** Whether the files that documents are read from are there. */
async function lookAtFiles(dataDir: string): Promise<Finding[]> {
  const what = 'files of documents'
  try {
    if (!holdsRecords(dataDir)) return []
    const [first, ...others] = await lostIn(dataDir)
    if (!first) return [{ what, state: 'good', says: 'all are there' }]
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    const says = `${first.path} of the document ${first.document} is missing${more}`
    return [{ what, state: 'bad', says, remedy: `put them back from a backup, or delete the documents; ${GUIDE}` }]
  } catch {
    // What is wrong with the records is told in their own line.
    return []
  }
}

/** Those that were made, or what is wrong with them. */
async function secretsOf(
  dataDir: string,
  given: Env,
): Promise<{ secrets: Record<string, string>; findings: Finding[] }> {
  let secrets: Record<string, string> = {}
  const remedy = `what ${join(dataDir, 'secrets.json')} says; ${GUIDE}`
  const finding = await lookAt('secrets.json', remedy, async () => {
    try {
      secrets = await loadSecrets(dataDir, given)
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
  try {
    checkDatabase(dataDir, 'docent.db')
    // To open one that is empty would make its tables, and it would no longer be seen that the records are gone.
    if (!holdsRecords(dataDir)) return models
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

const USAGE = `npm run doctor    looks at all that the installation of these settings needs, whether it runs or not: one process on its data
                  folder (DATA_DIR), or all services of a cluster where KAFKA_BROKERS is set. One line each, with what helps where
                  it is not good. Ends with 0 where nothing is bad, else with 1.`

/** `npm run doctor`; resolves with the exit code. */
export async function doctorCommand(args: readonly string[], env: Env, print: (line: string) => void): Promise<number> {
  if (asksForHelp(args)) {
    print(USAGE)
    return 0
  }
  if (args.length > 0) return tellUsage(print, USAGE, `The doctor takes no "${args[0]}".`)
  const findings = await (env['KAFKA_BROKERS'] ? examineCluster(env) : examineFolder(env))
  print(told(findings).trimEnd())
  return findings.some(({ state }) => state === 'bad') ? 1 : 0
}

if (import.meta.main) process.exitCode = await doctorCommand(process.argv.slice(2), process.env, console.log)
