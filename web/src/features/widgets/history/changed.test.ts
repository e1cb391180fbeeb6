import { expect, test } from '@jest/globals'
import type { WidgetVersion } from '../../../api/widgets.ts'
import { changedIn } from './changed.ts'

test('versions differ in what their owner decided, told in words', () => {
  const one = { name: 'Shop', color: '#000000', documentIds: ['a'], consent: { shown: false } }
  const other = { ...one, documentIds: ['a', 'b'], consent: { shown: true } }
  const settings = (given: object) => given as WidgetVersion['settings']
  expect(changedIn(settings(one), settings(one))).toEqual([])
  expect(changedIn(settings(one), settings(other))).toEqual(['documents', 'line before the first message'])
})
