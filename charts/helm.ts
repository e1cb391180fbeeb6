import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseAllDocuments } from 'yaml'

const run = promisify(execFile)
export const chartFolder = fileURLToPath(new URL('docent', import.meta.url))
/** What a helm without a cluster cannot know. */
export const KUBERNETES = '1.34.1'

/** A resource as it is sent to Kubernetes. */
export interface Resource {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> }
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has a shape of its own, and tests name what they look at
  spec: any
  data?: Record<string, string>
  rules?: { verbs: string[]; resources: string[]; resourceNames?: string[] }[]
}

/** How helm is called here: the program DOCENT_HELM names, else the one on the PATH; undefined without either. */
export function helmCommand(env = process.env): string | undefined {
  if (env['DOCENT_HELM']) return env['DOCENT_HELM']
  return spawnSync('helm', ['version'], { stdio: 'ignore', timeout: 10_000 }).status === 0 ? 'helm' : undefined
}

/** Runs helm and resolves with what it printed. Rejects with what it complained of. */
export async function helm(...args: string[]): Promise<string> {
  const { stdout } = await run(helmCommand() ?? 'helm', args, { maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

export interface Rendered {
  all: Resource[]
  /** The one resource of this kind and name. */
  find(kind: string, name: string): Resource
  kinds(kind: string): Resource[]
}

/** What the chart sends to Kubernetes for a release called "docent". */
export async function render(args: string[], apis: string[] = []): Promise<Rendered> {
  const given = apis.flatMap((api) => ['--api-versions', api])
  const text = await helm('template', 'docent', chartFolder, '--kube-version', KUBERNETES, ...given, ...args)
  const all = parseAllDocuments(text).flatMap((document) => {
    const resource = document.toJS() as Resource | null
    return resource ? [resource] : []
  })
  const kinds = (kind: string) => all.filter((one) => one.kind === kind)
  return {
    all,
    kinds,
    find(kind, name) {
      const found = kinds(kind).filter((one) => one.metadata.name === name)
      if (found.length !== 1) throw new Error(`${found.length} of ${kind} ${name}`)
      return found[0] as Resource
    },
  }
}

/** Checks the chart with these values as strictly as helm can. */
export const lint = (file: string) => helm('lint', chartFolder, '--strict', '--kube-version', KUBERNETES, '-f', file)
