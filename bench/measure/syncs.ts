import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * How often processes wait for the disk while a task runs: their calls of fsync and fdatasync, counted by strace. Undefined where
 * it is not there or may not look. Whoever is looked at is slow: nothing else is measured meanwhile.
 */
export async function syncsOf(pids: readonly number[], task: () => Promise<unknown>): Promise<number | undefined> {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'docent-bench-syncs-'))
  const file = join(folder, 'calls')
  try {
    const of = pids.flatMap((pid) => ['-p', String(pid)])
    const strace = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, ...of], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(strace, 'exit')
    // It says when it looks at each of them.
    const looks = await new Promise<boolean>((resolve) => {
      let said = ''
      strace.stderr.on('data', (part: Buffer) => {
        said += String(part)
        if ((said.match(/ attached/g) ?? []).length >= pids.length) resolve(true)
      })
      void ended.then(() => resolve(false))
    })
    if (!looks) return undefined
    await task()
    strace.kill('SIGINT')
    await ended
    const calls = (await readFile(file, 'utf8')).split('\n')
    // A call that another one interrupts stands in two lines.
    return calls.filter((call) => /f(?:data)?sync\(/.test(call)).length
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
