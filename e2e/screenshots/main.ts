import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../browser/browser.ts'
import { createScreenshots, themes, widths, type Theme } from './screenshots.ts'
import { furnish } from './furnish.ts'
import { shots } from './shots/index.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '', short: 'o' },
    widths: { type: 'string', default: widths.join(',') },
    themes: { type: 'string', default: themes.join(',') },
    to: { type: 'string', default: fileURLToPath(new URL('../../.cache/screenshots', import.meta.url)) },
  },
})
const names = values.only.split(',').filter((name) => name !== '')
const chosen = shots.filter(({ name }) => names.length === 0 || names.some((one) => name.startsWith(one)))
if (chosen.length === 0) throw new Error(`no picture is called ${values.only}; there are ${namesOf(shots)}`)

if (names.length === 0) await rm(values.to, { recursive: true, force: true })
await mkdir(values.to, { recursive: true })

const house = await furnish()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void house.close().finally(() => process.exit(1)))
}
const browser = await launchBrowser()
const screenshots = createScreenshots(browser, house)
const failed: string[] = []
let taken = 0
try {
  for (const width of values.widths.split(',').map(Number)) {
    for (const theme of values.themes.split(',') as Theme[]) {
      for (const shot of chosen) {
        const file = `${shot.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`
        try {
          await screenshots.take(shot, { width, theme }, join(values.to, file))
          taken += 1
        } catch (error) {
          failed.push(`${file}: ${String(error).split('\n')[0]}`)
        }
      }
      await screenshots.leave()
    }
  }
} finally {
  await browser.close()
  await house.close()
}
console.log(`${taken} pictures in ${values.to}`)
for (const line of failed) console.error(line)
process.exitCode = failed.length > 0 ? 1 : 0

function namesOf(all: readonly { name: string }[]): string {
  return all.map(({ name }) => name).join(', ')
}
