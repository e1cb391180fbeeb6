import { TestEnvironment } from 'jest-environment-node'

/** How much longer than on a quick machine whatever a test waits for may take: a limit ends what never comes, and says nothing of speed. */
const PATIENCE = 3
const MOST_TEXT = 3_000
const MOST_LINES = 12

/** What a failed test leaves open is gone a moment later, so its pages and the last lines of its servers are written into the failure. */
export default class Witness extends TestEnvironment {
  async handleTestEvent({ name, error }, { rootDescribeBlock }) {
    if (name === 'run_start') return lengthen(rootDescribeBlock)
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return
    const { openBrowsers = [], openDeployments: open = [], openRequests } = globalThis
    const contexts = [...openBrowsers].flatMap((browser) => browser.contexts())
    const pages = contexts.flatMap((context) => context.pages())
    const outputs = await Promise.all([...open].map((one) => one.output().catch(String)))
    const printed = outputs.flatMap(lastLines)
    if (typeof error?.stack !== 'string' || pages.length + printed.length === 0) return
    const seen = await Promise.all(pages.map(describe))
    const waiting = contexts.flatMap((context) => [...(openRequests?.get(context) ?? [])].map(named))
    const { message } = error
    error.message = [
      message,
      '',
      'Open pages:',
      ...seen,
      'Not answered:',
      ...waiting,
      'Last printed:',
      ...printed,
      '',
    ].join('\n')
    error.stack = error.stack.replace(message, () => error.message)
  }
}

/** The limits of all tests and hooks that name one. */
function lengthen({ children, hooks }) {
  for (const one of [...children, ...hooks]) {
    if (one.children) lengthen(one)
    else if (one.timeout !== undefined) one.timeout *= PATIENCE
  }
}

const lastLines = (text) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-MOST_LINES)
    .map((line) => `  ${line.slice(0, 600)}`)

const named = (request) => `  ${request.method()} ${request.url()}`

async function describe(page) {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error) => `(${error.message.split('\n')[0]})`)
  // A dialog and a toast stand at the end of a page.
  const line = text.replaceAll(/\s*\n\s*/g, ' | ')
  const short = line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT / 2)} […] ${line.slice(-MOST_TEXT / 2)}` : line
  const answers = await page.evaluate(loaded).catch(String)
  const held = await page.evaluate(busy).catch(String)
  return `  ${page.url()}\n    last loaded: ${answers}\n    focus and what is busy: ${held}\n    shows: ${short}`
}

/** Runs in the page. A status of 0 is a request that was not answered. */
function loaded() {
  return performance
    .getEntriesByType('resource')
    .slice(-20)
    .map(
      ({ name, responseStatus, duration }) =>
        `${new URL(name).pathname} ${responseStatus} in ${Math.round(duration)} ms`,
    )
    .join(', ')
}

/** Runs in the page: what has the focus, and what waits for something. */
function busy() {
  const waiting = document.querySelectorAll('[aria-busy="true"], .ant-btn-loading, fieldset:disabled')
  return [document.activeElement, ...waiting]
    .map((one) => `${one?.tagName} ${one?.className} "${one?.textContent.slice(0, 60)}"`)
    .join(', ')
}
