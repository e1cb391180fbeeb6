import { expect, test } from '@jest/globals'
import { eventCatalog, eventTopics, heardBy } from '@docent/proto/events'
import { topicsReadBy, topicsWrittenBy } from './rights.ts'

test('an account reads what its service hears and the two topics of the bus, and an account of nobody those two alone', () => {
  const own = ['docent.parked', 'docent.replay']
  for (const [service, topics] of Object.entries(heardBy)) {
    expect(topicsReadBy(service)).toEqual([...topics, ...own].sort())
    expect(topics.filter((topic) => !eventTopics.includes(topic))).toEqual([])
    expect(topicsReadBy(service).length).toBeLessThan(eventTopics.length)
  }
  expect(topicsReadBy('stranger')).toEqual(own)
  for (const service of ['document-ingest', 'embedding', 'identity', 'widget']) {
    expect(topicsReadBy(service)).not.toContain('docent.answer')
    expect(topicsReadBy(service)).not.toContain('docent.handover')
  }
})

test('each service that says events is one whose account is known', () => {
  const speakers = new Set<string>(Object.values(eventCatalog).map(({ saidBy }) => saidBy))
  for (const other of ['every service', 'operator']) speakers.delete(other)
  expect([...speakers].filter((name) => !(name in heardBy))).toEqual([])
  expect(topicsWrittenBy('document-ingest')).not.toContain('docent.answer')
})
