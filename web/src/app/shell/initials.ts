/** Up to two capitals from the words of a name; empty when there is none. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en')
}
