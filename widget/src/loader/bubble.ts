import type { Card, createCard } from '../card/card.ts'
import { isComposing } from '../composing.ts'
import type { LauncherSettings } from '../settings.ts'
import type { Bubble, Say } from './api.ts'
import { pixelsOf, roomFor, styleOf } from './style.ts'

const OPEN = 'M3.2 4.2h13.6v9.6H9l-3.8 3v-3h-2z'
const CLOSE = 'm5 5 10 10M15 5 5 15'
const SVG = 'http://www.w3.org/2000/svg'
/** Where it stands, for those that come into its corner later: from where, and how wide. */
type Host = HTMLElement & { place?: [from: number, px: number] }
/** "Chat", where it is another word. */
const WORDS: Record<string, string> = { tr: 'Sohbet', ar: 'محادثة', ja: 'チャット' }

/**
 * The launcher; what it opens is loaded then. What the script's data attributes choose wins over the widget's look; those that
 * are no choices of ours are somebody else's. Only DOM calls: no HTML text, which a page may forbid.
 */
export function createBubble({ src, dataset }: HTMLScriptElement, settings: LauncherSettings, say: Say): Bubble {
  const root = document.documentElement
  const { origin } = new URL(src)
  const look = { ...settings }
  for (const choice of ['color', 'position', 'size'] as const) look[choice] = dataset[choice] || look[choice]
  const { name, position, word } = look
  const tag = `${word.toLowerCase()}-bubble`
  const language = dataset['language'] || root.lang || navigator.language

  const host: Host = document.createElement(tag)
  const shadow = host.attachShadow({ mode: 'open' })
  const button = document.createElement('button')
  const badge = document.createElement('b')
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const sheet = new CSSStyleSheet()
  const life = new AbortController()
  const { signal } = life
  let loading: Promise<Card> | undefined
  let card: Card | undefined
  let isOpen = false
  let unread = 0

  function draw(): void {
    const chat = WORDS[language.slice(0, 2)] ?? 'Chat'
    button.ariaLabel = `${chat}: ${name}${unread ? ` (${unread})` : ''}`
    button.ariaExpanded = `${isOpen}`
    path.setAttribute('d', isOpen ? CLOSE : (look.icon ?? OPEN))
    badge.textContent = `${unread || ''}`
  }

  async function load(): Promise<Card> {
    const code = (await import(/* @vite-ignore */ `${origin}/widget/card.js`)) as { createCard: typeof createCard }
    return (card = code.createCard({ origin, look, language, shadow, signal, say, close, answered }))
  }

  function answered(): void {
    if (isOpen) return
    unread += 1
    draw()
  }

  async function open(question?: string): Promise<void> {
    const wasOpen = isOpen
    isOpen = true
    unread = 0
    draw()
    if (!wasOpen) say('open')
    try {
      const opened = await (loading ??= load())
      if (isOpen && !wasOpen) opened.show()
      if (question) opened.ask(question)
    } catch (error) {
      // The next click tries again.
      loading = undefined
      close()
      // eslint-disable-next-line no-console
      console.warn(`${word}:`, error)
    }
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    draw()
    card?.hide()
    button.focus()
    say('close')
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close()
  }
  // It hangs on the root and not on the body, which single-page applications replace; should it still be thrown out, it
  // comes back.
  const attach = () => {
    if (!host.isConnected) document.documentElement.append(host)
  }
  const watcher = new MutationObserver(attach)

  host.setAttribute('at', position)
  // Nothing a page says about its elements may reach this one.
  host.style.cssText = 'all:initial!important;position:fixed!important;z-index:2147483647!important'
  const beside = document.querySelectorAll<Host>(`${tag}[at=${position}]`)
  const px = pixelsOf(look)
  const from = roomFor(
    px,
    Array.from(beside, ({ place }) => place ?? [20, px]),
  )
  host.place = [from, px]
  sheet.replaceSync(styleOf(look, from))
  shadow.adoptedStyleSheets = [sheet]
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.append(path)
  button.append(svg, badge)
  button.onclick = () => (isOpen ? close() : open())
  shadow.append(button)
  draw()
  attach()
  watcher.observe(document, { childList: true })
  watcher.observe(root, { childList: true })
  document.addEventListener('keydown', onKey, { signal })

  return {
    open,
    close,
    destroy() {
      card?.hide()
      isOpen = false
      watcher.disconnect()
      life.abort()
      host.remove()
    },
  }
}
