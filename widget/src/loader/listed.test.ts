import { isAllowedOrigin } from '@docent/proto/allowed-origins'
import { expect, test } from '@jest/globals'
import { isListed } from './listed.ts'

const patterns = ['shop.example', '*.larkfield.example', 'localhost:5173', '[2001:db8::1]', 'xn--mller-kva.example']

test.each([
  'https://shop.example',
  'http://shop.example',
  'https://www.shop.example',
  'https://notshop.example',
  'https://shop.example:8443',
  'https://shop.example.evil.example',
  'https://larkfield.example',
  'https://shop.larkfield.example',
  'https://a.b.larkfield.example',
  'https://evillarkfield.example',
  'http://localhost:5173',
  'http://localhost',
  'http://[2001:db8::1]',
  'https://xn--mller-kva.example',
  'https://m%C3%BCller.example',
  'file://',
  'null',
])('%s is taken for allowed where the server allows it', (origin) => {
  expect(isListed(origin, patterns)).toBe(isAllowedOrigin(origin, patterns))
})

test('no list allows every website', () => {
  expect(isListed('null', [])).toBe(true)
})
