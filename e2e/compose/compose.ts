import { execFile, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** How Compose is called here: the program DOCENT_COMPOSE names, else the plugin of docker; undefined without either. */
export function composeCommand(env = process.env): string[] | undefined {
  if (env['DOCENT_COMPOSE']) return [env['DOCENT_COMPOSE']]
  const plugin = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore', timeout: 10_000 })
  return plugin.status === 0 ? ['docker', 'compose'] : undefined
}

export interface Compose {
  /** Runs one command of Compose and resolves with what it printed. Rejects with what it complained of. */
  (...args: string[]): Promise<string>
}

export interface ComposeOptions {
  project: string
  /** An environment file; the one beside docker-compose.yml is never read. */
  envFile: string
  /** Further files that say what is different here. */
  files?: string[]
}

/** Compose on the docker-compose.yml of the repository, untouched by the variables of whoever calls. */
export function composeOf({ project, envFile, files = [] }: ComposeOptions): Compose {
  const command = composeCommand()
  if (!command) throw new Error('there is no Compose on this machine')
  const [program = '', ...first] = command
  const given = [join(root, 'docker-compose.yml'), ...files].flatMap((file) => ['-f', file])
  return async (...args) => {
    const all = [...first, '-p', project, '--env-file', envFile, ...given, ...args]
    const { PATH, HOME, DOCKER_HOST, DOCKER_CONFIG } = process.env
    const { stdout } = await run(program, all, {
      cwd: root,
      env: { PATH, HOME, DOCKER_HOST, DOCKER_CONFIG },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  }
}

/** Writes an environment file as an operator does, with the project's own generator; `more` is what they add to it. */
export async function newEnvFile(path: string, more: Record<string, string> = {}): Promise<void> {
  const stdout = await generated()
  const lines = Object.entries(more).map(([name, value]) => `${name}='${value}'\n`)
  await writeFile(path, stdout + lines.join(''))
}

/** What the generator would add to an environment file: the secrets that it lacks. */
export const missingOf = (path: string): Promise<string> => generated(path)

async function generated(...args: string[]): Promise<string> {
  const generator = join(root, 'runtime', 'toolchain', 'new-env.mjs')
  const { stdout } = await run(process.execPath, [generator, ...args], { env: { ...process.env, NODE_OPTIONS: '' } })
  return stdout
}
