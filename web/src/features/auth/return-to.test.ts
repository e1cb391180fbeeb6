import { expect, test } from '@jest/globals'
import { returnTo } from './return-to.ts'

test.each(['/chat', '/documents/new', '/chat?about=returns#end'])('signing in leads back to %s', (from) => {
  expect(returnTo(from, '/documents')).toBe(from)
})

test.each([
  null,
  '',
  '/',
  '/login?from=/login',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('signing in never leads to %j', (from) => {
  expect(returnTo(from, '/conversations')).toBe('/conversations')
})
