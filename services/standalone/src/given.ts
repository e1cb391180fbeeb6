import { commonSettings } from '@docent/runtime/service/settings.ts'
import { ConfigError, loadConfig, lookThrough, misspelt, type ConfigOf, type Settings } from '@docent/runtime/config'
import { mailSettings } from '@docent/runtime/mail'
import { modelSettings } from '@docent/runtime/models'
import { defaultsOf } from './defaults.ts'
import { SECRETS } from './secrets.ts'
import { gateway, services } from './services.ts'
import { isLoopback, standaloneSettings } from './settings.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Everything that one process reads: what it does as a whole comes first, and says it best. */
const sets: readonly Settings[] = [
  standaloneSettings,
  modelSettings,
  mailSettings,
  commonSettings,
  ...[...Object.values(services), gateway].map(({ settings }) => settings as Settings),
]
const known: ReadonlySet<string> = new Set(sets.flatMap((one) => Object.values(one).map(({ env }) => env)))

/** Empty variables count as unset: "AUTH_LINK_SECRET=" must not stand before the one that was made. */
export const filled = (given: Env): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(given).filter(([, text]) => text?.trim()))

/** Problems and doubts of all that the nine services and this process read, each told once. Nothing is opened for it. */
export function lookAtGiven(given: Env): { problems: string[]; doubts: string[]; warnings: string[] } {
  // Secrets that nobody gave are made in the data folder.
  const isMade = (name: string) => SECRETS.includes(name) && !given[name]?.trim()
  const read = sets.map((one) => Object.fromEntries(Object.entries(one).filter(([, { env }]) => !isMade(env))))
  const { problems, warnings } = lookThrough(read as Settings[], { ...defaultsOf(given), ...given })
  return { problems, warnings, doubts: [...misspelt(given, known), ...doubtsOf(given)] }
}

/** The settings of the process as a whole, once all others are known to be readable, too. @throws ConfigError */
export function readGiven(given: Env): { config: ConfigOf<typeof standaloneSettings>; warnings: string[] } {
  const { problems, doubts } = lookAtGiven(given)
  if (problems.length > 0) throw new ConfigError(problems)
  // What is doubtful about the others is told by the service that reads them.
  const { warnings } = lookThrough([standaloneSettings, modelSettings, mailSettings], given)
  return { config: loadConfig(standaloneSettings, given).config, warnings: [...warnings, ...doubts] }
}

/** Who sets one of these expects that the data are there. */
const ENGINES_OF_CLUSTER = ['KAFKA_BROKERS', 'MONGODB_URI', 'S3_ENDPOINT', 'QDRANT_URL']

/** What no setting sees by itself. */
function doubtsOf(given: Env): string[] {
  const { PUBLIC_URL = '', HOST = '', TRUST_PROXY = '', ADMIN_PORT = '' } = given
  const doubts: string[] = []
  // Nothing here speaks TLS: with an https address there is a proxy, and on loopback nobody else can come.
  if (/^https:/i.test(PUBLIC_URL.trim()) && isLoopback(HOST.trim() || '127.0.0.1') && TRUST_PROXY.trim() === '')
    doubts.push(
      'TRUST_PROXY: is not set: behind the proxy of PUBLIC_URL every call seems to come from it, so that all people share one rate limit; "loopback" when it runs on this machine',
    )
  if (ADMIN_PORT.trim() !== '')
    doubts.push(
      'ADMIN_PORT: changes nothing in one process, which has no metrics; /healthz and /readyz answer on PORT, and npm run doctor looks at the rest',
    )
  const ofCluster = ENGINES_OF_CLUSTER.filter((name) => given[name]?.trim())
  if (ofCluster.length > 0)
    doubts.push(
      `${ofCluster.join(', ')}: changes nothing in one process, which keeps everything in DATA_DIR; a cluster is one process for each service (docs/operate/README.md)`,
    )
  return doubts
}
