/** The kinds of files that are read, in the order they are named everywhere. */
export const KINDS = ['PDF', 'Word', 'Excel', 'CSV', 'Markdown', 'plain text', 'HTML'] as const

/** "PDF, Word, Markdown, plain text and HTML", or with "or". */
export function fileKinds(joint: 'and' | 'or'): string {
  return `${KINDS.slice(0, -1).join(', ')} ${joint} ${KINDS.at(-1)}`
}
