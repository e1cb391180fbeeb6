/** Languages whose days and months are known. */
const LANGUAGES = 'en de fr es it nl pt pl cs sv da nb fi tr ru uk ro hu'.split(' ')

let known: ReadonlySet<string> | undefined
/** Made for the first table: most files have none, and each thread that reads files would wait for it. */
const daysAndMonths = (): ReadonlySet<string> => (known ??= new Set(LANGUAGES.flatMap(namesIn)))

function namesIn(language: string): string[] {
  return (['long', 'short'] as const).flatMap((width) => {
    const day = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
    return [
      ...Array.from({ length: 7 }, (_, i) => day.format(Date.UTC(2024, 0, 1 + i))),
      ...Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2024, i, 1))),
    ].map(folded)
  })
}

/** What stands in a cell in the place of a figure. */
const states = new Set(
  (
    'yes no closed open free included unlimited none ja nein geschlossen offen frei kostenlos inklusive enthalten ' +
    'unbegrenzt oui non fermé ouvert gratuit inclus illimité sí cerrado abierto gratis incluido ilimitado chiuso aperto ' +
    'gratuito incluso sim não fechado aberto grátis nee gesloten inbegrepen tak nie zamknięte stängt lukket suljettu'
  ).split(' '),
)

function folded(word: string): string {
  return word.toLowerCase().replace(/\.$/, '')
}

/** A day of the week or a month, or a range that begins with one: "Mo–Fr", "Monday to Friday". */
export function isDayOrMonth(text: string): boolean {
  const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0]
  return first !== undefined && daysAndMonths().has(folded(first))
}

export function isState(text: string): boolean {
  return states.has(folded(text))
}
