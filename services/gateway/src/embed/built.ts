import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build of the bubble made, as far as it is not served as it lies there. */
export interface Built {
  /** The loader around a look, which is a JavaScript expression. */
  loader(look: string): string
  /** What an address without an id answers. */
  short: string
  frame: string
  types: string
}

/** `undefined` when it is not built. */
export async function readBuilt(widgetDir: string): Promise<Built | undefined> {
  const names = ['loader.js', 'short.js', 'frame.html', 'widget.d.ts']
  try {
    const [loader = '', short = '', frame = '', types = ''] = await Promise.all(
      names.map((name) => readFile(join(widgetDir, name), 'utf8')),
    )
    return { loader: (look) => `!function(docentLook){${loader.trim()}}(${look})\n`, short, frame, types }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
