import { describe, expect, test } from '@jest/globals'
import { siteOf, widgetIdFor } from './site.ts'

describe('the site that asks for a connection', () => {
  test.each([
    ['https://larkfield.example', 'https://larkfield.example'],
    ['https://larkfield.example/wp-admin/admin.php?page=docent', 'https://larkfield.example'],
    ['https://LARKFIELD.example:443/', 'https://larkfield.example'],
    ['https://larkfield.example:8443', 'https://larkfield.example:8443'],
    ['http://localhost:8080/wp', 'http://localhost:8080'],
    [' https://larkfield.example ', 'https://larkfield.example'],
    ['https://larkfield.example/@ines', 'https://larkfield.example'],
    // A look-alike is shown as what it is.
    ['https://lаrkfield.example', 'https://xn--lrkfield-16g.example'],
    ['https://[2001:db8::1]/', 'https://[2001:db8::1]'],
  ])('%j is %s', (given, origin) => {
    expect(siteOf(given)?.origin).toBe(origin)
  })

  test.each([
    null,
    '',
    '  ',
    'larkfield.example',
    '//larkfield.example',
    'javascript:alert(1)',
    'javascript://larkfield.example/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://larkfield.example/1',
    'ftp://larkfield.example',
    'https://user@larkfield.example',
    'https://user:secret@larkfield.example/',
    'https://docent.example@evil.example',
    'https://@evil.example',
    'https:/larkfield.example',
    'https:larkfield.example',
    'https://',
    'https:///larkfield.example',
    'https://larkfield.example\\@evil.example',
    'https://lark\nfield.example',
    'https://lark field.example',
    'null',
    '*',
    `https://larkfield.example/${'x'.repeat(2_000)}`,
  ])('%j is none', (given) => {
    expect(siteOf(given)).toBeUndefined()
  })
})

test('the id of a widget is a prefix, eight characters of the encoded site, and the time', () => {
  const site = siteOf('https://larkfield.example')
  if (!site) throw new Error('it is one')
  expect(widgetIdFor(site, 1_795_000_000_000)).toBe(`wp_${btoa(site.given).slice(0, 8)}_1795000000000`)
  const umlauts = siteOf('https://töpferei.example/größe')
  if (!umlauts) throw new Error('it is one')
  expect(widgetIdFor(umlauts, 1)).toMatch(/^wp_[\w]{8}_1$/)
})
