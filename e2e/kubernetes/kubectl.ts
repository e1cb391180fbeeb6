import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs one program of the cluster and resolves with what it printed. Rejects with what it complained of. */
export async function program(name: 'kubectl' | 'helm', args: string[], input?: string): Promise<string> {
  const started = run(name, args, { maxBuffer: 64 * 1024 * 1024 })
  if (input !== undefined) started.child.stdin?.end(input)
  try {
    return (await started).stdout
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string }
    throw new Error(`${name} ${args.join(' ').slice(0, 200)}\n${stdout.slice(-2_000)}${stderr.slice(-4_000)}`, {
      cause: error,
    })
  }
}

export interface Pod {
  metadata: { name: string; labels: Record<string, string>; deletionTimestamp?: string }
  status: {
    podIP?: string
    conditions?: { type: string; status: string }[]
    containerStatuses?: { restartCount: number; ready: boolean }[]
  }
}

/** One namespace of the cluster. */
export function namespace(name: string) {
  const kubectl = (...args: string[]) => program('kubectl', ['--namespace', name, ...args])
  const json = async <T>(...args: string[]) => JSON.parse(await kubectl(...args, '--output', 'json')) as T
  return {
    name,
    kubectl,
    json,
    helm: (...args: string[]) => program('helm', ['--namespace', name, ...args]),
    apply: (...resources: object[]) =>
      program(
        'kubectl',
        ['--namespace', name, 'apply', '--filename', '-'],
        resources.map((one) => JSON.stringify(one)).join('\n'),
      ),
    async pods(component?: string): Promise<Pod[]> {
      const selector = [
        'app.kubernetes.io/part-of=docent',
        ...(component ? [`app.kubernetes.io/component=${component}`] : []),
      ]
      const { items } = await json<{ items: Pod[] }>('get', 'pods', '--selector', selector.join())
      return items.filter(({ metadata }) => !metadata.deletionTimestamp)
    },
    /** Resolves when every deployment runs what it should and takes work. */
    rolledOut: () =>
      kubectl('rollout', 'status', 'deployment', '--selector', 'app.kubernetes.io/part-of=docent', '--timeout', '600s'),
  }
}

export type Namespace = ReturnType<typeof namespace>
