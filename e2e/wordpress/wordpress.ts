import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import { configOf, networkOf, POLICY_PLUGIN, ROUTER } from './files.ts'

const run = promisify(execFile)
const files = process.env['WORDPRESS_FILES'] ?? '/usr/share/wordpress'
const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db']
/** The daemon is not on everybody's path. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` }
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
const THEMES = 2
const WORKERS = '4'

/** A WordPress of its own, on a database of its own, as it is before anybody has opened it. */
export interface WordPress {
  address: string
  host: string
  /** Names of the themes there are. */
  themes: readonly string[]
  /** Runs PHP inside of it, as its own code would. @returns what it printed */
  php(code: string): Promise<string>
  /** Makes it the first site of a network. */
  network(): Promise<void>
  /** A content security policy for the pages of the site; `nonce` goes to every script that WordPress gives one. */
  policy(header: string, nonce?: string): Promise<void>
  close(): Promise<void>
}

/** Why there can be none on this machine. */
export async function noWordPress(): Promise<string | undefined> {
  const missing = PROGRAMS.filter((name) => !env.PATH.split(':').some((folder) => existsSync(join(folder, name))))
  if (missing.length > 0) return `no ${missing.join(', ')} on this machine`
  if (!existsSync(join(files, 'wp-login.php'))) return 'no WordPress on this machine'
  const { stdout } = await run('php', ['-m'], { env })
  if (!/^mysqli$/m.test(stdout)) return 'PHP has no mysqli on this machine'
  return (await themesIn(files)).length < THEMES ? 'WordPress has no two themes on this machine' : undefined
}

async function themesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'wp-content', 'themes')).catch(() => [])
  return names.filter((name) => existsSync(join(folder, 'wp-content', 'themes', name, 'style.css')))
}

export async function openWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'wp-'))
  const site = join(folder, 'site')
  // What a package links to elsewhere comes along, where it is there; of the many languages only one is looked at.
  const wanted = (path: string) =>
    existsSync(path) &&
    (!/\/languages\/./.test(path) || /(^|-)de_DE(-.*)?\.(mo|json)$/.test(basename(path)) || path.endsWith('/languages'))
  await cp(files, site, { recursive: true, dereference: true, filter: wanted })
  const database = await openDatabase(folder)
  const port = await freePort()
  const host = `localhost:${port}`
  const extras = join(site, 'wp-content', 'mu-plugins')
  await mkdir(extras, { recursive: true })
  for (const name of ['uploads', 'plugins', 'upgrade']) {
    await mkdir(join(site, 'wp-content', name), { recursive: true })
  }
  await writeFile(join(site, 'wp-config.php'), configOf({ address: `http://${host}`, socket: database.socket }))
  await writeFile(join(extras, 'policy.php'), POLICY_PLUGIN)
  await writeFile(join(folder, 'router.php'), ROUTER)
  const server = await started(
    spawn('php', ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', site, join(folder, 'router.php')], {
      env: { ...env, PHP_CLI_SERVER_WORKERS: WORKERS },
      detached: true,
    }),
    /Development Server .* started/,
  )

  const php = async (code: string) => {
    const place = `$_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] = '/';`
    return (await run('php', ['-r', `${place} require '${join(site, 'wp-load.php')}'; ${code}`], { env })).stdout
  }

  return {
    address: `http://${host}`,
    host,
    themes: await themesIn(site),
    php,
    network: async () => void (await php(networkOf(host))),
    async policy(header, nonce = '') {
      await writeFile(join(extras, 'policy.json'), JSON.stringify({ header, nonce }))
    },
    async close() {
      await Promise.all([ended(server), ended(database.server)])
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openDatabase(folder: string): Promise<{ server: ChildProcess; socket: string }> {
  const data = join(folder, 'data')
  const socket = join(folder, 'db.sock')
  const first = join(folder, 'first.sql')
  await run(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot],
    { env },
  )
  await writeFile(first, 'CREATE DATABASE wordpress;\n')
  const flags = [`--datadir=${data}`, `--socket=${socket}`, `--init-file=${first}`, '--skip-networking']
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M']
  const child = spawn('mariadbd', ['--no-defaults', ...flags, ...quick, ...asRoot], { env, detached: true })
  return { server: await started(child, /ready for connections/), socket }
}

/** Resolves when it says that it is there; what it printed explains why it is not. */
function started(child: ChildProcess, sign: RegExp): Promise<ChildProcess> {
  let printed = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        if (!sign.test((printed += String(text)))) return
        printed = ''
        resolve(child)
      })
    }
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended:\n${printed}`)))
  })
}

/** With the workers it has begun. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await exit
}
