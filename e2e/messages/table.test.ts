import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fixedParts, readable } from './message.ts'
import { messages } from './table.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => (existsSync(fromRoot(path)) ? readable(readFileSync(fromRoot(path), 'utf8')) : undefined)

const areas = [...new Set(messages.map(({ area }) => area))]
const counts = areas.map((area) => `${area} ${messages.filter((one) => one.area === area).length}`).join(', ')

const withText = messages.map(({ words, saidIn, test: [file, name], ...rest }) => ({
  ...rest,
  words,
  saidIn,
  file,
  name,
}))

describe('fixed sentences', () => {
  test(`each is listed once [table: ${messages.length} fixed sentences, each with the test that provokes it: ${counts}]`, () => {
    const listed = messages.map(({ area, words }) => `${area}: ${words}`)
    expect(listed).toEqual([...new Set(listed)])
  })

  test.each(withText)('$area: "$words" is said by the product', ({ words, saidIn }) => {
    const source = read(saidIn) ?? ''
    expect(fixedParts(words).filter((part) => !source.includes(part))).toEqual([])
  })

  test.each(withText)('$area: "$words" is seen by its test', ({ words, file, name }) => {
    const source = read(file) ?? ''
    expect(source).toMatch(new RegExp(`test(\\.each\\([^)]*\\))?\\(\\s*['"\`]${escaped(name)}['"\`]`))
    expect(fixedParts(words).filter((part) => !bodyOf(source, name).includes(part))).toEqual([])
  })
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The test itself, with the helpers at the head of its group and of its file; what other tests see does not count. */
function bodyOf(source: string, name: string): string {
  const from = source.indexOf(name)
  const group = source.lastIndexOf('describe(', from)
  return untilTest(source) + (group === -1 ? '' : untilTest(source.slice(group))) + untilTest(source.slice(from))
}

function untilTest(source: string): string {
  const end = source.search(/\n {2,4}test[.(]/)
  return end === -1 ? source : source.slice(0, end)
}
