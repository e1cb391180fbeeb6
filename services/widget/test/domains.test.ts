import { describe, expect, test } from '@jest/globals'
import { normalizeDomains } from '../src/domains/list.ts'
import { normalizeDomain } from '@docent/proto/domains'

const understood: [line: string, pattern: string][] = [
  ['example.com', 'example.com'],
  ['EXAMPLE.Com', 'example.com'],
  ['  example.com\t', 'example.com'],
  ['example.com.', 'example.com'],
  ['www.example.com', 'www.example.com'],
  ['a.b.c.d.example.co.uk', 'a.b.c.d.example.co.uk'],
  ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ['müller.de', 'xn--mller-kva.de'],
  ['MÜLLER.de', 'xn--mller-kva.de'],
  ['mu\u0308ller.de', 'xn--mller-kva.de'],
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['example\u3002com', 'example.com'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
  ['exam\u200bple.com', 'example.com'],
  ['\ufeffexample.com', 'example.com'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['https://example.com', 'example.com'],
  ['http://example.com', 'example.com'],
  ['HTTPS://Example.COM/', 'example.com'],
  ['https://example.com/shop/index.html?a=1&b=2#top', 'example.com'],
  ['example.com/shop', 'example.com'],
  ['example.com?x=1', 'example.com'],
  ['example.com#top', 'example.com'],
  ['//example.com/shop', 'example.com'],
  ['https:\\\\example.com\\shop', 'example.com'],
  ['https://example.com/a@b', 'example.com'],
  ['https://ex%61mple.com', 'example.com'],
  ['example.com:8443', 'example.com:8443'],
  ['https://example.com:8443/path', 'example.com:8443'],
  ['https://example.com:443', 'example.com'],
  ['http://example.com:80', 'example.com'],
  ['example.com:443', 'example.com'],
  ['example.com:80', 'example.com'],
  ['example.com:', 'example.com'],
  ['example.com:08080', 'example.com:8080'],
  ['*.example.com', '*.example.com'],
  ['*.EXAMPLE.com.', '*.example.com'],
  ['*.müller.de', '*.xn--mller-kva.de'],
  ['*.example.com:8443', '*.example.com:8443'],
  ['https://*.example.com/shop', '*.example.com'],
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost:3000'],
  ['http://localhost:5173/', 'localhost:5173'],
  ['intranet', 'intranet'],
  ['127.0.0.1', '127.0.0.1'],
  ['192.168.1.10:8080', '192.168.1.10:8080'],
  ['0x7f.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['::1', '[::1]'],
  ['[2001:DB8::1]:8443', '[2001:db8::1]:8443'],
  ['2001:db8:0:0:0:0:0:1', '[2001:db8::1]'],
  ['http://[2001:db8::1]/path', '[2001:db8::1]'],
  ['::ffff:192.0.2.1', '[::ffff:c000:201]'],
  ['my-shop.example.com', 'my-shop.example.com'],
  ['1und1.de', '1und1.de'],
  [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
]

const refused: [line: string, reason: RegExp][] = [
  ['*', /leave the list empty/],
  ['*.com', /whole domain/],
  ['*:8080', /\* can only stand/],
  ['*.', /\*/],
  ['*.*.example.com', /\* can only stand/],
  ['shop.*.com', /\* can only stand/],
  ['shop*.example.com', /\* can only stand/],
  ['*example.com', /\* can only stand/],
  ['*.0.0.1', /numeric|not the address/],
  ['.example.com', /write \*\.example\.com/],
  ['a..example.com', /letters, digits and hyphens/],
  ['hello world', /without spaces/],
  ['a.com, b.com', /without spaces or commas/],
  ['a.com,b.com', /commas/],
  ['a.com;b.com', /commas/],
  ["'self'", /one address/],
  ['"example.com"', /one address/],
  ['<script>', /one address/],
  ['exa\nmple.com', /one address/],
  ['example.com\0', /one address/],
  ['example.com; script-src *', /one address/],
  ['https://user:secret@example.com', /user name/],
  ['user@example.com', /user name/],
  ['https://example.com@evil.test', /user name/],
  ['https://@example.com', /user name/],
  ['mailto:info@example.com', /only http and https/],
  ['ftp://example.com', /only http and https/],
  ['file:///etc/passwd', /only http and https/],
  ['data:text/html,x', /one address/],
  ['data:text/html', /only http and https/],
  ['javascript:alert(1)', /only http and https/],
  ['chrome-extension://abcdef', /only http and https/],
  ['null', /not the address/],
  ['https://', /not the address/],
  ['https:example.com', /not the address/],
  ['https:///example.com', /not the address/],
  ['/shop', /not the address|letters/],
  ['example.com:0', /no port 0/],
  ['example.com:70000', /not the address/],
  ['example.com:abc', /not the address/],
  ['example.com:*', /not the address/],
  ['256.1.1.1', /not the address/],
  ['2130706433', /not the address/],
  ['1.2.3.4.5', /not the address/],
  ['[::1', /not the address/],
  ['::g', /not the address|only http/],
  ['[fe80::1%25eth0]', /not the address/],
  ['my_shop.example.com', /letters, digits and hyphens/],
  ['-shop.example.com', /letters, digits and hyphens/],
  ['shop-.example.com', /letters, digits and hyphens/],
  [`${'a'.repeat(64)}.com`, /letters, digits and hyphens|not the address/],
  [`${'a.'.repeat(140)}com`, /at most 253|not the address/],
  ['!!!', /./],
]

describe('allowed domains', () => {
  test.each(understood)('%j is %s', (line, pattern) => {
    expect(normalizeDomain(line)).toEqual({ pattern })
  })

  test.each(understood)('what %j became stays as it is when it is saved again', (_, pattern) => {
    expect(normalizeDomain(pattern)).toEqual({ pattern })
  })

  test.each(refused)('%j is refused with a reason', (line, reason) => {
    expect(normalizeDomain(line)).toEqual({ reason: expect.stringMatching(reason) })
  })

  test('blank lines are dropped and repeats are kept once', () => {
    expect(normalizeDomains(['', ' https://Example.com/a ', '\t', 'example.com', 'b.org'])).toEqual([
      'example.com',
      'b.org',
    ])
  })

  test('nonsense names its line, blank lines counted, and the text', () => {
    expect(() => normalizeDomains(['example.com', '', 'not a domain'])).toThrow(
      'Line 3 of the allowed domains, "not a domain", cannot be used: put one address on each line',
    )
  })
})
