import { describe, expect, it } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const place = import.meta.dirname
const sets = readdirSync(place).filter((file) => file.endsWith('.json'))

/** As it stands in the folder; the others are read by the product only. */
const READABLE = /\.(?:md|txt|html)$/

interface Turn {
  q: string
  kind: string
  expect: 'answer' | 'refuse' | 'small-talk'
  all: string[]
  none: string[]
  file: string
}

interface TrainingSet {
  files: string[]
  conversations: { id: string; turns: Turn[] }[]
}

describe.each(sets)('%s', (name) => {
  const { files, conversations } = JSON.parse(readFileSync(join(place, name), 'utf8')) as TrainingSet
  const turns = conversations.flatMap((conversation) => conversation.turns)
  const answered = turns.filter((turn) => turn.expect === 'answer')

  it('finds every answer in the document it names, and never in the question', () => {
    for (const { q, all, file } of answered) {
      expect(files).toContain(file)
      expect(all).not.toHaveLength(0)
      expect(existsSync(join(place, file))).toBe(true)
      for (const source of all) expect(q).not.toMatch(new RegExp(source, 'iu'))
      if (!READABLE.test(file) || isPutOtherwise(q)) continue
      const text = plain(readFileSync(join(place, file), 'utf8'))
      for (const source of all) expect([q, text]).toEqual([q, expect.stringMatching(new RegExp(source, 'iu'))])
    }
  })

  it('asks what is not answered too, and nothing that leans on nothing', () => {
    expect(turns.some(({ expect: wanted }) => wanted === 'refuse')).toBe(true)
    for (const { id, turns } of conversations) expect([id, turns[0]?.kind]).not.toContain('follow-up')
    for (const source of turns.flatMap(({ none }) => none)) expect(() => new RegExp(source, 'iu')).not.toThrow()
  })
})

/** Answers that a document tells in a cell or in short, and a person in words of their own. */
const PUT_OTHERWISE: readonly string[] = [
  'any day you stay open later than half 5',
  'brückentag im mai, behandelt ihr da',
  'does google sheets work on the plus plan',
  'how long does that take',
]
const isPutOtherwise = (question: string) => PUT_OTHERWISE.includes(question)

/** Without marks, as a reader of the document sees it. */
const plain = (text: string) =>
  text
    .replace(/<\/?(b|i|em|strong|a|span|small)\b[^>]*>/g, '')
    .replace(/<[^>]+>|\|/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&pound;', '£')
    .replaceAll('&ndash;', '–')
    .replaceAll('&euro;', '€')
    .replaceAll('&middot;', '·')
    .replace(/\s+/g, ' ')
