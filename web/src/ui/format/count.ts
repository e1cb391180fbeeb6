const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const grouped = new Intl.NumberFormat('en-US')

/** 1,640 */
export function digits(count: number): string {
  return grouped.format(count)
}

/** Words up to twelve, digits above. */
export function inWords(count: number): string {
  return WORDS[count] ?? digits(count)
}

/** "1 passage", "17 passages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${digits(count)} ${count === 1 ? one : many}`
}

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}
