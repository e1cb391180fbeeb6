import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/operate/security.md'), 'utf8')
const CHAPTERS = 17

/** The rows of what is promised; the first of a chapter carries its name. */
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, chapter = '']) => /^\d+\b/.test(chapter))
  .map(([, chapter = '', asked = '', state = '', proof = '']) => ({ chapter, asked, state, proof }))
const numberOf = ({ chapter }: { chapter: string }) => Number.parseInt(chapter, 10)

/** The files that a row names; one without a folder is beside the one before it. */
function filesIn(proof: string): string[] {
  let folder = ''
  return [...proof.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = '']) => {
    if (path.includes('/')) folder = dirname(path)
    return path.includes('/') ? path : join(folder, path)
  })
}

describe('what is promised about safety', () => {
  test('has every chapter of the standard, in its order, with its name once', () => {
    const numbers = rows.map(numberOf)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect([...new Set(numbers)]).toEqual(Array.from({ length: CHAPTERS }, (_, index) => index + 1))
    const named = rows.filter(({ chapter }, at) => /^\d+ ./.test(chapter) !== (numbers[at] !== numbers[at - 1]))
    expect(named).toEqual([])
  })

  test('says of each row that it is held, open or not applicable, and by what or why', () => {
    const bare = rows.filter(({ state, proof }) => !/^(held\b|open$|not applicable$)/.test(state) || proof === '')
    expect(bare).toEqual([])
  })

  test('names files that are there, and a proof of each row that is held', () => {
    const missing = rows.flatMap(({ proof }) => filesIn(proof).filter((path) => !existsSync(join(root, path))))
    expect(missing).toEqual([])
    const unproven = rows.filter(({ state, proof }) => state.startsWith('held') && !/`[^`]+`|\]\(/.test(proof))
    expect(unproven).toEqual([])
  })
})

describe('the guarantees, sentence by sentence', () => {
  const guarantees = readFileSync(join(root, 'docs/operate/guarantees.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , path = '']) => path.startsWith('`'))
    .map(([, , path = '', name = '']) => ({ path: path.replaceAll('`', ''), name }))

  test('name tests that are there, by the names they have', () => {
    expect(guarantees.length).toBeGreaterThan(60)
    const gone = guarantees.filter(({ path, name }) => {
      const file = join(root, path)
      return name === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(name)
    })
    expect(gone).toEqual([])
  })
})
