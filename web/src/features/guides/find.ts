import type { Place } from './places.ts'
import { createSearch, type Found } from './search.ts'

/** Looks through the documentation while somebody types; what is found stands in place of the page. */
export function enhanceGuideFind(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('input')
  const status = root.querySelector<HTMLElement>('[role=status]')
  const list = root.querySelector<HTMLElement>('ol')
  const article = root.parentElement?.querySelector<HTMLElement>('article.guide')
  if (!input || !status || !list || !article) return
  const { places: address = '', none = '', one = '', some = '', best = '', failed = '' } = root.dataset
  // In place of the page's own, which is hidden with it.
  const heading = Object.assign(element('h1', root.querySelector('label')?.textContent ?? ''), { className: 'sr' })
  let loading: Promise<ReturnType<typeof createSearch>> | undefined

  const load = () => {
    loading ??= placesAt(address).then(createSearch)
    // Whoever goes on typing tries again.
    loading.catch(() => (loading = undefined))
    return loading
  }
  const show = (found: readonly Found[], said: string) => {
    list.replaceChildren(...found.map(drawFound))
    status.textContent = said
    article.hidden = said !== ''
    if (article.hidden) root.prepend(heading)
    else heading.remove()
  }
  const look = async () => {
    const asked = input.value
    if (asked.trim() === '') return show([], '')
    try {
      const search = await load()
      if (input.value !== asked) return
      const { found, places } = search(asked)
      const said = places === 0 ? none : places === 1 ? one : places > found.length ? best : some
      show(found, said.replace('#', String(places)))
    } catch {
      if (input.value === asked) show([], failed)
    }
  }
  const clear = () => {
    input.value = ''
    void look()
  }

  input.addEventListener('focus', () => void load().catch(() => undefined), { once: true })
  input.addEventListener('input', () => void look())
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') clear()
    else if (event.key === 'ArrowDown') linksOf(list)[0]?.focus()
    else if (event.key === 'Enter') linksOf(list)[0]?.click()
    else return
    event.preventDefault()
  })
  list.addEventListener('keydown', (event) => {
    const links = linksOf(list)
    const at = links.findIndex((link) => link === document.activeElement)
    if (event.key === 'ArrowDown') links[at + 1]?.focus()
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus()
    else if (event.key === 'Escape') {
      clear()
      input.focus()
    } else return
    event.preventDefault()
  })
  // A place on this very page stands behind what was found.
  list.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.pathname === location.pathname) clear()
  })
  // The browser may have kept what was typed when somebody comes back.
  void look()
}

async function placesAt(address: string): Promise<Place[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with ${response.status}`)
  return (await response.json()) as Place[]
}

const linksOf = (list: HTMLElement) => [...list.querySelectorAll('a')]

function drawFound({ place: { address, page, heading }, excerpt }: Found): HTMLElement {
  const link = element('a', heading)
  link.href = address
  const of = heading === page ? [] : [element('small', page)]
  const words = element('p')
  words.append(...excerpt.map(({ text, isHit }) => (isHit ? element('mark', text) : text)))
  const item = element('li')
  item.append(link, ...of, words)
  return item
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { textContent: text })
}
