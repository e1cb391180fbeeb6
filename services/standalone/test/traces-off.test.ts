import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const started = new URL('../src/start.ts', import.meta.url)

/** Starts the product in a process of its own, and tells how many files of OpenTelemetry it has loaded. */
async function loadedBy(more: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-traces-'))
  const script = join(folder, 'look.mjs')
  writeFileSync(
    script,
    `import { Module } from 'node:module'
    const { start } = await import(${JSON.stringify(started.href)})
    const running = await start(process.env, () => process.exit(1))
    await running.stop()
    console.log(Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry')).length)
    process.exit(0)`,
  )
  const settings = { DATA_DIR: join(folder, 'data'), PORT: '0', DEMO_WIDGET_ID: 'off', MODEL_DISCOVERY: 'off' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, ...settings, ...more, NODE_OPTIONS: '' },
    })
    return Number(stdout.trim().split('\n').at(-1))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('without a collector nothing is loaded for traces', async () => {
  expect(await loadedBy({})).toBe(0)
  // The same look finds it where it is.
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(10)
})
