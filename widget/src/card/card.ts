import type { Windowed } from '../loader/api.ts'
import { parseToPage, type Refusal, type ToFrame } from '../protocol.ts'
import type { LauncherSettings } from '../settings.ts'
import { takeScreen } from './full-screen.ts'
import { refusal } from './refusal.ts'
import { createSession } from './session.ts'
import { FULL_SCREEN, styleOf } from './style.ts'
import { closeWithBack } from './way-back.ts'

export interface CardOptions {
  /** Where Docent is. */
  origin: string
  look: LauncherSettings
  /** A language tag, as the page has it. */
  language: string
  shadow: ShadowRoot
  /** Ends what it listens to, once it is off the page. */
  signal: AbortSignal
  /** Tells listeners of the page. */
  say(event: string, detail?: object): void
  close(): void
  /** An answer is complete. */
  answered(): void
}

export interface Card {
  show(): void
  hide(): void
  ask(question: string): void
}

/** The card with the frame in it: everything behind the launcher, loaded when it is opened first. */
export function createCard({ origin, look, language, shadow, signal, say, close, answered }: CardOptions): Card {
  const { widgetId, name } = look
  const wantSession = createSession(origin, look, signal, () => void sendSession())
  const small = matchMedia(FULL_SCREEN)
  const card = document.createElement('section')
  const sheet = new CSSStyleSheet()
  const asked: string[] = []
  let frame: HTMLIFrameElement | undefined
  let line: MessagePort | undefined
  let loads = 0
  let session: Promise<ToFrame> | undefined
  let giveScreenBack: (() => void) | undefined
  let letBackGo: (() => void) | undefined
  let isGone = false

  function post(message: ToFrame): void {
    line?.postMessage(message)
  }

  async function sendSession(fresh = false, isNew = false): Promise<void> {
    // A line that comes while it is on its way is told by itself.
    const to = line
    session = wantSession(fresh, isNew).then((one) => {
      if ('token' in one) return { ...one, type: 'session' }
      // The frame does not open where the widget may not be; what the server says stands in its place.
      if (one.code === 'origin_not_allowed' || one.code === 'widget_not_found') void refuse(one)
      return { ...one, type: 'refused' }
    })
    to?.postMessage(await session)
  }

  async function refuse(why: Refusal): Promise<void> {
    isGone = why.code === 'widget_not_found'
    frame = undefined
    line = undefined
    card.replaceChildren()
    const { refused } = await import('../words/refusals.ts').catch(() => ({ refused: undefined }))
    const [label, sentence, css] = refused?.(language, why, look) ?? ['×', why.error]
    for (const [property, value] of Object.entries(css ?? {})) card.style.setProperty(property, value)
    // Without its colors the name might be hard to read, and what counts is the sentence.
    card.replaceChildren(refusal(css && name, sentence, label, close))
  }

  /** Gives a frame that has loaded a line of its own; one that is moved in the page loads again. */
  function connect(): void {
    const { port1, port2 } = new MessageChannel()
    line = undefined
    loads += 1
    port1.onmessage = ({ data }) => void hear(port1, data)
    frame?.contentWindow?.postMessage({ type: 'connect' } satisfies ToFrame, origin, [port2])
  }

  async function hear(port: MessagePort, data: unknown): Promise<void> {
    const message = parseToPage(data)
    if (!message) return
    const { type, ...detail } = message
    if (type === 'close') close()
    else if (message.type === 'want-session') await sendSession(message.fresh)
    else if (type === 'new-visitor') await sendSession(true, true)
    else if (type === 'ready') {
      line = port
      if (!card.hidden) tellShown()
      const first = await session
      // A frame that loads again has forgotten what was said; the server has not.
      if (first) post(first.type === 'session' && loads > 1 ? { ...first, resumed: true } : first)
      tellAsked()
    } else {
      if (type === 'answer') answered()
      say(type, detail)
    }
  }

  function tellShown(): void {
    post({ type: 'shown', full: small.matches })
    post({ type: 'page', url: location.origin + location.pathname })
  }
  function tellAsked(): void {
    if (line) for (const question of asked.splice(0)) post({ type: 'ask', question })
  }

  function fit(): void {
    const isFull = !card.hidden && small.matches
    giveScreenBack?.()
    giveScreenBack = isFull ? takeScreen(card) : undefined
    letBackGo?.()
    letBackGo = isFull ? closeWithBack(look.word, close) : undefined
    if (!card.hidden) tellShown()
  }

  function load(): void {
    frame = document.createElement('iframe')
    frame.title = name
    frame.allow = 'clipboard-write'
    frame.src = `${origin}/widget/frame?id=${encodeURIComponent(widgetId)}#${encodeURIComponent(language)}`
    frame.onload = connect
    card.replaceChildren(frame)
    void sendSession()
  }

  sheet.replaceSync(styleOf(look))
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
  card.hidden = true
  shadow.prepend(card)
  small.addEventListener('change', fit, { signal })
  const retry = () => {
    if (!card.hidden && !line) load()
  }
  addEventListener('online', retry, { signal })

  return {
    show() {
      card.hidden = false
      // A frame that has loaded and says nothing is the browser's own error page.
      if (!frame || (loads && !line)) load()
      frame?.focus()
      fit()
    },
    hide() {
      card.hidden = true
      fit()
      // Of a deleted widget the launcher leaves, too, once that was read.
      if (isGone) (window as unknown as Windowed)[look.word]?.push(['destroy', widgetId])
    },
    ask(question) {
      asked.push(question)
      tellAsked()
    },
  }
}
