import { describe, expect, test } from '@jest/globals'
import type { Asked, Finding, ServiceState } from '../../api/operator.ts'
import { linesOf } from './findings.ts'
import { texts } from './texts.ts'

const answers = (service: string, ...findings: Finding[]): Asked => {
  const state: ServiceState = { service, version: '1', startedAt: '', lagSeconds: 0, missing: [], late: [], findings }
  return { service, state }
}
const kafka: Finding = { what: 'Kafka', state: 'good', says: 'answers' }
const bucket: Finding = { what: 'S3', state: 'bad', says: 'Access Denied', remedy: 'S3_SECRET_KEY' }
const mail: Finding = { what: 'mail', state: 'doubtful', says: 'kept in the outbox' }

describe('the lines of the doctor', () => {
  test('come worst first, and what several services find is told once, with their names', () => {
    const all = [answers('chat', kafka), answers('embedding', kafka, bucket), answers('widget', kafka, mail, bucket)]
    expect(linesOf(all).map(({ what, by }) => [what, ...by])).toEqual([
      ['S3', 'embedding', 'widget'],
      ['mail', 'widget'],
      ['Kafka'],
    ])
  })

  test('are those of the services that answered and look for themselves', () => {
    const all = [answers('identity', kafka), answers('chat'), { service: 'widget', problem: 'It is away.' }]
    expect(linesOf(all)).toEqual([{ ...kafka, by: [] }])
  })

  test('are summed up in a sentence', () => {
    expect(texts.health.sum(0, 0)).toBe('Everything is good.')
    expect(texts.health.sum(2, 0)).toBe('2 bad')
    expect(texts.health.sum(1, 3)).toBe('1 bad, 3 to check')
  })
})
