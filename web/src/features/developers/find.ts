/** Shows only the calls that say what is looked for, in their names, fields and words. */
export function enhanceFind(input: HTMLInputElement): void {
  const calls = [...document.querySelectorAll<HTMLElement>('[data-call]')].map((part) => ({
    part,
    entry: document.querySelector<HTMLElement>(`[data-of="${part.dataset['call']}"]`),
    text: `${part.dataset['call']} ${part.textContent}`.toLowerCase(),
  }))
  const chapters = [...document.querySelectorAll<HTMLElement>('[data-chapter]')]
  const status = input.parentElement?.querySelector<HTMLElement>('[role=status]')

  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const { part, entry, text } of calls) {
      const fits = words.every((word) => text.includes(word))
      part.hidden = !fits
      if (entry) entry.hidden = !fits
      if (fits) found += 1
    }
    for (const one of chapters) one.hidden = !one.querySelector('[data-call]:not([hidden]), [data-of]:not([hidden])')
    const first = words.length > 0 ? calls.find(({ part }) => !part.hidden) : undefined
    first?.part.querySelector('h3')?.scrollIntoView({ behavior: 'instant' })
    if (status) status.textContent = found === 0 ? (status.dataset['none'] ?? '') : ''
  })
}
