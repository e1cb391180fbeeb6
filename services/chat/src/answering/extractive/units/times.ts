import type { Table } from './unit.ts'

/** How columns of times are called; "Zeit" and "time" may be how long something takes, too. */
const TIMES =
  /^(?:(?:start(?:ing)? )?times?|hours?|\p{L}*uhrzeit(?:en)?|\p{L}*zeit(?:en)?|heures?|horaires?|horas?|horarios?|horários?|ora|ore|orari[oi]?|tijd(?:en|stip)?|uur|saat(?:i|leri|ler)?)$/iu
const CLOCK = /^\p{N}{1,2}\s?(?:[:.h]\s?\p{N}{2}(?!\p{N})|h(?!\p{L})|uhr|[ap]\.?m)/iu
const NOTHING = /^\s*[-–—/]?\s*$/u

/** Whether a column tells times of day: "at what time?" is told by the hours of a class, and not by the day that it begins on. */
export function tellsTimes(head: string, rows: Table['rows'], column: number): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !NOTHING.test(cell))
  return TIMES.test(head.trim()) && cells.length > 0 && cells.every((cell) => CLOCK.test(cell))
}
