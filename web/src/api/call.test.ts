import { describe, expect, test } from '@jest/globals'
import type * as http from '@docent/proto/http'
import { addressOf, call } from './call.ts'
import { asFailure, failureFrom, sentenceOf } from './failure.ts'
import { backoff, effectOf } from './live-effects.ts'

describe('a call', () => {
  test('fills in its path and leaves out what is undefined', () => {
    const plan = call<typeof http.getPlan>('GET', '/plans/:planId', { params: { planId: 'a/b' } })
    expect(addressOf(plan)).toBe('/api/plans/a%2Fb')
    const chunks = call<typeof http.documentChunks>('GET', '/document-chunks', {
      query: { documentId: 'd:1', from: 0, limit: undefined },
    })
    expect(addressOf(chunks)).toBe('/api/document-chunks?documentId=d%3A1&from=0')
  })
})

describe('a failure', () => {
  test('is read out of the shape that every refusal has', () => {
    expect(failureFrom(403, { success: false, error: ' Limit reached. ', code: 'limit' })).toEqual({
      status: 403,
      code: 'limit',
      error: 'Limit reached.',
    })
  })

  test.each([undefined, null, 'Bad Gateway', { error: { deep: true } }])(
    'of something else (%j) has no sentence',
    (body) => {
      expect(failureFrom(502, body)).toEqual({ status: 502, code: 'unknown', error: '' })
    },
  )

  test('gives the sentence of the server before a general one', () => {
    expect(sentenceOf(failureFrom(500, { error: 'Told.' }), 'General.')).toBe('Told.')
    expect(sentenceOf(new Error('inside'), 'General.')).toBe('General.')
    expect(asFailure(undefined)).toEqual({ status: 0, code: 'unknown', error: '' })
  })
})

describe('a live event', () => {
  test.each([
    [{ type: 'document.chunked', documentId: 'd' }, ['Documents']],
    [{ type: 'document.deleted', documentId: 'd' }, ['Documents', 'Widgets']],
    [{ type: 'widget.saved', widgetId: 'w' }, ['Widgets']],
    [{ type: 'subscription.changed' }, ['Plan']],
    [{ type: 'answer.completed' }, ['Conversations']],
    [{ type: 'visitor.message-left' }, ['Conversations']],
  ])('%j loads again what it changes', (event, tags) => {
    expect(effectOf(event)).toEqual({ kind: 'reload', tags })
  })

  test.each([
    ['document.indexed', ['ready']],
    ['document.indexing-failed', ['failed']],
    ['document.model-outdated', ['stale']],
  ])('%s is waited for until the list shows it', (type, statuses) => {
    expect(effectOf({ type, documentId: 'd' })).toEqual({ kind: 'settle', documentId: 'd', statuses })
  })

  test('with numbers is put in place without loading', () => {
    const progress = { done: 12, total: 31 }
    expect(effectOf({ type: 'document.embedding-progressed', documentId: 'd', progress })).toEqual({
      kind: 'progress',
      documentId: 'd',
      progress,
    })
  })

  test('line comes back later and later, never after more than half a minute', () => {
    expect([0, 1, 5, 60].map((failures) => backoff(failures, () => 1))).toEqual([1_000, 2_000, 30_000, 30_000])
    expect(backoff(0, () => 0)).toBe(500)
  })
})
