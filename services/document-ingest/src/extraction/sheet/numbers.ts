import { format, getFormatFromId, isDateFormat } from 'numfmt'

/** Days between the two dates from which workbooks count. */
const DAYS_TO_1904 = 1_462
/**
 * Days without a pattern of their own are written as the reader's system does it, which nobody knows here: so that nobody reads a day for a
 * month, as the standard does it. By number: a day, and a day with its time.
 */
const UNAMBIGUOUS = new Map<number | string, string>([
  [14, 'yyyy-mm-dd'],
  [22, 'yyyy-mm-dd hh:mm'],
])

export interface NumberOptions {
  /** By whose language commas and points are set: "de". */
  locale: string
  since1904: boolean
}

/** A number as its cell shows it: "35,00 €", "2026-03-01", "19%". */
export function numberText(value: number, style: number | string, { locale, since1904 }: NumberOptions): string {
  const pattern = UNAMBIGUOUS.get(style) ?? (typeof style === 'number' ? (getFormatFromId(style) ?? 'General') : style)
  const days = since1904 && isDateFormat(pattern) ? value + DAYS_TO_1904 : value
  try {
    return format(pattern, days, { locale, throws: true, nbsp: false })
  } catch {
    // A pattern that is none: the number is worth more than how it looks.
    return format('General', value, { locale })
  }
}
