import { PRODUCT_NAMES } from '@docent/proto/names'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build of the bubble made, as far as it is not served as it lies there. */
export interface Built {
  /** The loader around a look, which is a JavaScript expression. */
  loader(look: string): string
  /** What an address without an id answers. */
  short: string
  frame: string
  /** Its types, under the names that follow from a word. */
  types(word: string): string
}

/** `undefined` when it is not built. */
export async function readBuilt(widgetDir: string): Promise<Built | undefined> {
  const names = ['loader.js', 'short.js', 'frame.html', 'widget.d.ts']
  try {
    const [loader = '', short = '', frame = '', types = ''] = await Promise.all(
      names.map((name) => readFile(join(widgetDir, name), 'utf8')),
    )
    return {
      loader: (look) => `!function(givenLook){${loader.trim()}}(${look})\n`,
      short,
      frame,
      types: (word) => types.replaceAll(PRODUCT_NAMES.word, word),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
