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
/** Written for visitors, the most asked for first: a plan with little room takes only so many. */
const FOLDERS = ['docs/own', 'docs/integrate']
const FIRST = 'docs/own/questions.md'

/** The guides for owners and for those who build websites; empty where there are none, as in an image. */
export async function readGuides(root = projectRoot): Promise<Guide[]> {
  const below = await Promise.all(FOLDERS.map((folder) => pagesOf(root, folder)))
  const paths = below.flat().sort((a, b) => Number(b === FIRST) - Number(a === FIRST))
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

async function pagesOf(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => [])
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`)
}
