import type { BrowserContext, Frame, Page } from 'playwright-core'

/** Everything that a visitor's browser is given, as whoever opens its tools could read it: where it was seen, and what. */
export interface Wire {
  seen: { where: string; text: string }[]
  /** Also what is only there at this moment: the documents with their shadow roots, storage and cookies. */
  look(page: Page): Promise<void>
  /** Waits until every answer has been read. */
  settled(): Promise<void>
}

/** Runs in every page and frame before anything else: writes down what is posted from one to another. */
const EAVESDROP = `
  globalThis.overheard = []
  for (const [kind, { prototype }] of Object.entries({ MessagePort, BroadcastChannel })) {
    const { postMessage } = prototype
    prototype.postMessage = function (...given) {
      overheard.push(kind + ' ' + JSON.stringify(given[0]))
      return postMessage.apply(this, given)
    }
  }
  addEventListener('message', ({ data, origin }) => overheard.push(origin + ' ' + JSON.stringify(data)), true)
`

/** What a document is made of, shadow roots included, with everything that scripts find by name in its window. */
const DOCUMENT = `(() => {
  const parts = [document.documentElement.outerHTML, document.title, document.cookie, ...overheard]
  const visit = (root) => {
    for (const sheet of [...root.styleSheets ?? [], ...root.adoptedStyleSheets ?? []]) {
      try { parts.push([...sheet.cssRules].map(({ cssText }) => cssText).join('\\n')) } catch {}
    }
    for (const one of root.querySelectorAll('*')) {
      if (!one.shadowRoot) continue
      parts.push('<' + one.localName + '> ' + one.shadowRoot.innerHTML)
      visit(one.shadowRoot)
    }
  }
  visit(document)
  for (const kept of [localStorage, sessionStorage]) parts.push(JSON.stringify({ ...kept }))
  const plain = document.createElement('iframe')
  document.body.append(plain)
  const usual = new Set(Object.getOwnPropertyNames(plain.contentWindow))
  plain.remove()
  parts.push(Object.getOwnPropertyNames(window).filter((name) => !usual.has(name)).join(' '))
  return parts
})()`

/** Of a context in which nothing has been opened yet. */
export async function listenIn(context: BrowserContext): Promise<Wire> {
  const seen: Wire['seen'] = []
  const add = (where: string, ...texts: (string | undefined | null)[]) => {
    for (const text of texts) if (text) seen.push({ where, text: unfolded(text) })
  }
  const reading = new Set<Promise<void>>()
  const read = (task: Promise<void>) => {
    // What a page left behind is not read any more; the test itself asks for what it needs.
    const one: Promise<void> = task.catch(() => undefined).finally(() => reading.delete(one))
    reading.add(one)
  }
  await context.addInitScript(EAVESDROP)
  context.on('console', (message) => add('console', message.text()))
  context.on('request', (request) => {
    add(`address`, request.url())
    add(`body of ${request.url()}`, request.postData())
    read(request.allHeaders().then((headers) => add(`headers for ${request.url()}`, JSON.stringify(headers))))
  })
  context.on('response', (response) => {
    read(response.headersArray().then((headers) => add(`headers of ${response.url()}`, JSON.stringify(headers))))
    read(response.body().then((body) => add(`answer of ${response.url()}`, String(body))))
  })

  return {
    seen,
    async look(page) {
      for (const frame of page.frames()) add(`document ${frame.url()}`, ...(await partsOf(frame)))
      add('cookies', JSON.stringify(await context.cookies()))
    },
    async settled() {
      while (reading.size > 0) await Promise.all(reading)
    },
  }
}

const partsOf = async (frame: Frame) => (await frame.evaluate(DOCUMENT)) as string[]

/** With what is packed into tokens beside it: whoever looks can read it. */
function unfolded(text: string): string {
  const tokens = text.match(/[\w-]{16,}(?=\.[\w-]{16,})|(?<=\.)[\w-]{16,}/g) ?? []
  return [text, ...tokens.map((one) => String(Buffer.from(one, 'base64url')))].join('\n')
}
