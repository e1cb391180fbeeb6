import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One of Docent's own guides, as it is uploaded. */
export interface Guide {
  /** Its heading, as the name of a file: what visitors read as the source. */
  fileName: string
  content: Buffer
}

const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url))
/** What newcomers ask about comes first: a plan with little room takes only so many. */
const ORDER = ['README.md', 'docs/own', 'docs/integrate', 'docs/operate', 'docs/architecture', 'docs/reference']

/** The README and what lies in `docs/`, the most asked for first; empty where there are none, as in an image. */
export async function readGuides(root = projectRoot): Promise<Guide[]> {
  const below = await readdir(join(root, 'docs'), { recursive: true }).catch(() => [])
  const paths = ['README.md', ...below.map((name) => `docs/${name.replaceAll('\\', '/')}`)]
    .filter((path) => path.endsWith('.md'))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  const read = await Promise.all(
    paths.map(async (path) => ({ path, content: await readFile(join(root, path)).catch(() => undefined) })),
  )
  const taken = new Set<string>()
  return read.flatMap(({ path, content }) => {
    if (!content || content.length === 0) return []
    const heading = /^# (.+)$/m.exec(content.toString())?.[1] ?? path
    const title = heading.replace(/[/\\:*?"<>|`]/g, ' ').trim()
    const fileName = `${taken.has(title) ? path.replaceAll('/', ', ').replace(/\.md$/, '') : title}.md`
    taken.add(title)
    return [{ fileName, content }]
  })
}

function rank(path: string): number {
  const at = ORDER.findIndex((start) => path.startsWith(start))
  return at === -1 ? ORDER.length : at
}
