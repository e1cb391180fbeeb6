import { normalizeDomain } from '@docent/proto/domains'

export interface DomainProblem {
  /** Counted from 1. */
  line: number
  text: string
  reason: string
}

export interface ReadDomains {
  /** What each line means, each once. */
  patterns: string[]
  problems: DomainProblem[]
}

/** What the lines mean, by the very rules of the server. Blank lines mean nothing. */
export function readDomains(text: string): ReadDomains {
  const patterns = new Set<string>()
  const problems: DomainProblem[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const meant = normalizeDomain(line)
    if ('pattern' in meant) patterns.add(meant.pattern)
    else problems.push({ line: index + 1, text: line.trim(), reason: meant.reason })
  }
  return { patterns: [...patterns], problems }
}

/** Each line in the form it is kept in, where it means something; the others stay as they were typed. */
export function tidyDomains(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line
      const meant = normalizeDomain(line)
      return 'pattern' in meant ? meant.pattern : line.trim()
    })
    .join('\n')
}

/** The same, each line once and without blank ones. */
export function shortDomains(text: string): string {
  const lines = tidyDomains(text).split('\n')
  return [...new Set(lines.filter((line) => line.trim() !== ''))].join('\n')
}
