const SCROLL_AFTER_MS = 100

/** `#pricing` and other places: scrolled to a moment after the page stands, at once where motion is reduced. */
export function scrollToHash(): void {
  const go = (smooth: boolean) => {
    const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    if (!target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    target.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant' })
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (location.hash.length > 1) setTimeout(() => go(!calm), calm ? 0 : SCROLL_AFTER_MS)
  addEventListener('hashchange', () => go(!calm))
}

/** What the bubble's loader leaves in the page, and takes calls from before it is there. */
type Call = [name: 'open'] | [name: 'send', question: string]
const page = window as Window & { Docent?: { push: (call: Call) => unknown } | Call[] }

/** Opens the demonstration, Docent's own bubble in the corner of this page. Whoever came to watch sees it answer, once. */
export function enhanceDemo(): void {
  const tell = (call: Call) => {
    const docent = (page.Docent ??= [])
    docent.push(call)
  }
  const open = () => tell(['open'])
  let wasShown = false
  for (const opener of document.querySelectorAll<HTMLElement>('[data-demo=here]')) {
    opener.addEventListener('click', (event) => {
      event.preventDefault()
      const { asks } = opener.dataset
      if (asks === undefined || wasShown) return open()
      wasShown = true
      tell(['send', asks])
    })
  }
  if (location.hash === '#demo' && document.querySelector('script[data-widget-id]')) open()
}
