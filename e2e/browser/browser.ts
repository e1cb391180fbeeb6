import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Request } from 'playwright-core'

declare global {
  /** For `witness.mjs`, which writes what a test left open into its failure. */
  var openBrowsers: Set<Browser> | undefined
  /** For the same: what pages have asked for and were not given yet. */
  var openRequests: WeakMap<BrowserContext, Set<Request>> | undefined
}

/** Chromium without windows is the same engine and takes a third less of a processor; it knows no settings of a profile. */
const WINDOWLESS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell']
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, the system's, else the one that comes with a package. The system's
 * without windows comes first, unless it has to be the `whole` one.
 */
export async function findChromium({ whole = false } = {}): Promise<
  { executablePath: string; args: string[] } | undefined
> {
  const named = process.env['CHROMIUM_PATH']
  const installed = whole ? [...SYSTEM, ...WINDOWLESS] : [...WINDOWLESS, ...SYSTEM]
  const found = [...(named ? [named] : []), ...installed].find((path) => existsSync(path))
  if (found) return { executablePath: found, args: QUIET }
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...QUIET] }
  } catch {
    return undefined
  }
}

/** Longest wait of a page for one thing, in milliseconds: what never comes, not what comes late on a busy machine. */
const WAIT_MS = 120_000

function patient(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(WAIT_MS)
  const open = new Set<Request>()
  globalThis.openRequests ??= new WeakMap()
  globalThis.openRequests.set(context, open)
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return context
}

/** Starts a browser without a window, with more flags where they are given. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const found = await findChromium()
  if (!found) throw new Error('there is no Chromium; findChromium() says so before')
  const browser = await chromium.launch({ headless: true, ...found, args: [...found.args, ...more] })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => patient(await newContext(options))
  globalThis.openBrowsers ??= new Set()
  globalThis.openBrowsers.add(browser)
  browser.on('disconnected', () => globalThis.openBrowsers?.delete(browser))
  return browser
}

/** Starts a browser with settings of a person's profile, as Chromium keeps them. Closing it removes the profile. */
export async function launchProfile(preferences: object): Promise<BrowserContext> {
  const found = await findChromium({ whole: true })
  if (!found) throw new Error('there is no Chromium; findChromium() says so before')
  const folder = await mkdtemp(join(tmpdir(), 'docent-profile-'))
  await mkdir(join(folder, 'Default'))
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(folder, { headless: true, reducedMotion: 'reduce', ...found })
  context.on('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return patient(context)
}
