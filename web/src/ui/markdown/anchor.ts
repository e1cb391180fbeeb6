/** As GitHub names headings: letters, digits, hyphens and underscores stay, spaces become hyphens, repeats are numbered. */
export function anchorOf(heading: string, taken: ReadonlySet<string>): string {
  const name = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')
  for (let repeat = 0; ; repeat++) {
    const anchor = repeat === 0 ? name : `${name}-${repeat}`
    if (!taken.has(anchor)) return anchor
  }
}

interface Node {
  type: string
  value?: string
  children?: readonly Node[]
}

/** The words of a heading, without what marks them up. */
export function textOf(node: Node): string {
  return (node.value ?? '') + (node.children ?? []).map(textOf).join('')
}
