// Prints what Lighthouse says of each address: `node run.mjs CHROMIUM ADDRESS...`. A process of its own, because Lighthouse
// keeps its state in globals that a test runner would share between files.
import { chromium } from 'playwright-core'
import { freePort } from '@docent/runtime/testing/free-ports.ts'
import lighthouse from 'lighthouse'

const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const [executablePath, ...addresses] = process.argv.slice(2)

const port = await freePort()
const browser = await chromium.launch({
  executablePath,
  headless: true,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const results = []
for (const address of addresses) {
  // Speed is not asked for: a slow line is only reckoned, not waited for, and a page counts as quiet after a second instead of five.
  const options = { port, onlyCategories: CATEGORIES, throttlingMethod: 'simulate', logLevel: 'error' }
  const { lhr } = await lighthouse(address, options)
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]))
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative')
    .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details?.items ?? []).slice(0, 400)}`)
  results.push({ address, scores, failed })
}
await browser.close()
console.log(JSON.stringify(results))
