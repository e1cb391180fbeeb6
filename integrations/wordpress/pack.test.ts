import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../../e2e/fixtures/zip.ts'
import { pack, POT, sources, template, versionOf } from './pack.ts'
import { keyOf, readPo, textsIn } from './texts.ts'

const files = sources()
const texts = textsIn(new Map([...files].map(([path, bytes]) => [path, String(bytes)])))
const languages = [...files.keys()].filter((path) => path.endsWith('.po'))
const placeholders = (text: string) => (text.match(/%(\d\$)?s/g) ?? []).sort()
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

describe('the ZIP of the plugin', () => {
  test('is named by its version, which is that of the product, and the same sources make the same bytes', () => {
    const { name, bytes } = pack()
    expect(name).toBe(`docent-wordpress-${version}.zip`)
    expect(versionOf(files)).toBe(version)
    // As if the file system had listed them the other way round.
    expect(pack(new Map([...files].reverse())).bytes.equals(bytes)).toBe(true)
  })

  test('holds one folder with what WordPress runs, and nothing of how it is made', () => {
    const packed = [...filesOf(pack().bytes).keys()]
    const made = languages.flatMap((path) => [
      `docent/${path.replace(/po$/, 'mo')}`,
      `docent/${path.replace(/\.po$/, '-docent-bubble-editor-script.json')}`,
    ])
    expect(packed).toEqual([...[...files.keys()].map((path) => `docent/${path}`), ...made].sort())
    for (const name of packed) {
      expect(name).toMatch(/^docent\/([a-z]+\/)?[\w.-]+\.(php|js|css|json|txt|po|pot|mo)$/)
    }
    expect(packed).toEqual(expect.arrayContaining(['docent/docent.php', 'docent/readme.txt', 'docent/uninstall.php']))
  })

  test('is one that other programs read', () => {
    const { bytes } = pack()
    const { status, stdout } = spawnSync(
      'python3',
      [
        '-c',
        'import sys, io, zipfile; z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())); print(z.testzip(), len(z.namelist()))',
      ],
      { input: bytes, encoding: 'utf8' },
    )
    // Where there is no Python, what reads our exports has read it above.
    if (status === null) return
    expect(stdout.trim()).toBe(`None ${filesOf(bytes).size}`)
  })
})

describe('the words of the plugin', () => {
  test('are all in the template: `npm run wordpress -- --texts` writes it', () => {
    expect(texts.length).toBeGreaterThan(40)
    expect(String(files.get(POT))).toBe(template(files))
  })

  test.each(languages)('are all in %s, with the same places for what is filled in', (path) => {
    const translation = readPo(String(files.get(path)))
    for (const one of texts) {
      const translated = translation.get(keyOf(one)) ?? ''
      expect({ text: one.text, isTranslated: translated !== '', places: placeholders(translated) }).toEqual({
        text: one.text,
        isTranslated: true,
        places: placeholders(one.text),
      })
    }
    expect(translation.size).toBe(texts.length + 1)
  })
})
