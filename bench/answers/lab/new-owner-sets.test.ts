import { describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { newOwnerSets, unseenNewOwnerSets } from './sets.ts'

describe.each([...newOwnerSets(), ...unseenNewOwnerSets()].map((set) => [set.name, set] as const))('%s', (_, set) => {
  const turns = set.conversations.flat()

  test('has the documents it names, and no answer that its question gives away', () => {
    for (const { file = '' } of set.documents) expect([file, existsSync(file)]).toEqual([file, true])
    const all = set.documents.map(({ id }) => id)
    for (const { question, expect: wanted, isRight } of turns)
      expect([question, wanted === 'answer' && isRight(question, all)]).toEqual([question, false])
  })

  test('asks what its documents do not answer, too, and begins no conversation with what goes on', () => {
    expect(turns.some(({ expect: wanted }) => wanted === 'refuse')).toBe(true)
    for (const [first] of set.conversations) expect([first?.question, first?.kind]).not.toContain('follow-up')
  })
})
