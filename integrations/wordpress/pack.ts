import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jsonOf, moOf, potOf, readPo, textsIn } from './texts.ts'
import { zipOf, type Entry } from './zip.ts'

/** What is in the ZIP, as it is. */
export const PLUGIN = fileURLToPath(new URL('./plugin', import.meta.url))
/** The template that translations begin with, below `plugin`. */
export const POT = 'languages/docent.pot'
/** How WordPress calls the script of the block's editor. */
const EDITOR = 'docent-bubble-editor-script'

type Files = ReadonlyMap<string, Buffer>

/** The files of `plugin`, by path, in order. */
export function sources(): Files {
  const files = readdirSync(PLUGIN, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): Entry => [relative(PLUGIN, file).replaceAll('\\', '/'), readFileSync(file)])
  return new Map(inOrder(files))
}

/** The version that the plugin says of itself. */
export function versionOf(files: Files): string {
  const found = /^ \* Version:\s+(\S+)$/m.exec(String(files.get('docent.php')))?.[1]
  if (found === undefined) throw new Error('docent.php names no version')
  return found
}

const textsOf = (files: Files) => textsIn(new Map([...files].map(([path, bytes]) => [path, bytes.toString()])))

/** The template as it has to be. */
export const template = (files: Files): string => potOf(textsOf(files), versionOf(files))

/** The ZIP that WordPress installs. */
export function pack(files: Files = sources()): { name: string; bytes: Buffer } {
  const inEditor = textsOf(files).filter(({ where }) => where.includes('block/editor.js'))
  const made = [...files].flatMap(([path, bytes]): Entry[] => {
    const language = /^languages\/docent-(\w+)\.po$/.exec(path)?.[1]
    if (language === undefined) return []
    const translation = readPo(bytes.toString())
    const json = Buffer.from(jsonOf(translation, language, inEditor))
    return [
      [path.replace(/po$/, 'mo'), moOf(translation)],
      [`languages/docent-${language}-${EDITOR}.json`, json],
    ]
  })
  const entries = [...files, ...made].map(([path, bytes]): Entry => [`docent/${path}`, bytes])
  return { name: `docent-wordpress-${versionOf(files)}.zip`, bytes: zipOf(inOrder(entries)) }
}

const inOrder = (entries: Entry[]) => entries.sort(([one], [other]) => (one < other ? -1 : 1))
