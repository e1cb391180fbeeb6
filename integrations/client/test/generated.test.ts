import { describe, expect, test } from '@jest/globals'
import { isOpenToKeys, routes } from '@docent/proto/http'
import { readFileSync } from 'node:fs'
import { offered } from '../generate/generate.ts'
import { generated } from '../generate/run.ts'
import { typeOf } from '@docent/proto/openapi'
import { createDocent } from '../src/index.ts'

describe('the generated part of the client', () => {
  test('is what the contracts make of it (npm run docs)', async () => {
    const files = await generated()
    expect(files).toHaveLength(3)
    for (const { file, text } of files) expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('has every call that is open to keys, but the older name of one', () => {
    const open = [...routes].filter(([, contract]) => isOpenToKeys(contract)).map(([name]) => name)
    expect(open.filter((name) => name !== 'getUserDocuments').toSorted()).toEqual(
      offered.map(([name]) => name).toSorted(),
    )
    const docent = createDocent({ address: 'https://docent.example.com', key: 'k' }) as unknown as Record<
      string,
      unknown
    >
    for (const [name] of offered) expect(docent[name]).toBeInstanceOf(Function)
  })
})

describe('types of schemas', () => {
  test.each([
    [{ type: 'integer' }, 'number'],
    [{ enum: ['a', 1, null] }, '"a" | 1 | null'],
    [{ const: true }, 'true'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ $ref: '#/components/schemas/Passage' }, 'Passage'],
    [{ allOf: [{ $ref: '#/x/A' }, { $ref: '#/x/B' }] }, 'A & B'],
    [{}, 'unknown'],
    [
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number', default: 3 } }, required: ['a'] },
      '{\n  a: string\n  /** Absent: 3 */\n  b?: number\n}',
    ],
  ])('%j is %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type)
  })

  test('what has none is refused', () => {
    expect(() => typeOf({ type: 'date' })).toThrow('no type of TypeScript')
  })
})
