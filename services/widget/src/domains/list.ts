import { normalizeDomain } from '@docent/proto/domains'
import { failures } from '../failures.ts'

/** The host patterns of a list, each once, blank lines dropped. @throws invalid_domain, naming the line */
export function normalizeDomains(lines: readonly string[]): string[] {
  const patterns = lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const meant = normalizeDomain(line)
    if ('pattern' in meant) return [meant.pattern]
    throw failures.invalid_domain({
      values: { line: index + 1, text: JSON.stringify(line.trim()), reason: meant.reason },
    })
  })
  return [...new Set(patterns)]
}
