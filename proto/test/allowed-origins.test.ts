import { describe, expect, test } from '@jest/globals'
import { isAllowedOrigin } from '../src/allowed-origins.ts'

const shop = ['shop.example']
const below = ['*.shop.example']
const long = `https://${'a'.repeat(300)}.example`

const allowed: [string | undefined, string[]][] = [
  // No list: any website, also those without an origin.
  ['https://anything.test', []],
  ['null', []],
  [undefined, []],
  // The host itself, over both schemes, on their usual ports.
  ['https://shop.example', shop],
  ['http://shop.example', shop],
  ['https://shop.example', ['other.example', 'shop.example']],
  ['https://shop.example', ['SHOP.example']],
  // Names below.
  ['https://www.shop.example', below],
  ['https://a.b.c.shop.example', below],
  ['http://www.shop.example', below],
  ['https://xn--mller-kva.shop.example', below],
  // Ports.
  ['https://shop.example:8443', ['shop.example:8443']],
  ['http://localhost:3000', ['localhost:3000']],
  ['https://www.shop.example:8443', ['*.shop.example:8443']],
  ['https://shop.example', ['shop.example:443']],
  ['http://shop.example', ['shop.example:80']],
  ['http://localhost', ['localhost']],
  // International names travel as punycode.
  ['https://xn--mller-kva.example', ['xn--mller-kva.example']],
  // Numeric addresses.
  ['http://192.168.1.10', ['192.168.1.10']],
  ['http://192.168.1.10:8080', ['192.168.1.10:8080']],
  ['https://[2001:db8::1]', ['[2001:db8::1]']],
  ['http://[::1]:3000', ['[::1]:3000']],
]

const refused: [string | undefined, string[]][] = [
  // Missing and opaque origins: sandboxed frames, file:, data:, privacy redirects.
  [undefined, shop],
  ['', shop],
  ['null', shop],
  ['null', ['null']],
  ['undefined', shop],
  // Other hosts, and names that only look alike.
  ['https://other.example', shop],
  ['https://shop.example.evil.test', shop],
  ['https://evil-shop.example', shop],
  ['https://shop.example-evil.test', shop],
  ['https://shopexample', shop],
  ['https://shop.examples', shop],
  ['https://sh0p.example', shop],
  ['https://xn--shp-fka.example', shop],
  ['https://shоp.example', shop],
  ['https://example', shop],
  // A name is not the names below it, and the other way around.
  ['https://www.shop.example', shop],
  ['https://shop.example', below],
  ['https://evilshop.example', below],
  ['https://evil.shop.example.evil.test', below],
  ['https://shop.example.evil.test', below],
  ['https://.shop.example', below],
  ['https://*.shop.example', below],
  ['https://a..shop.example', below],
  ['https://a!b.shop.example', below],
  // Ports that are not on the list.
  ['https://shop.example:8443', shop],
  ['https://shop.example', ['shop.example:8443']],
  ['https://shop.example:8444', ['shop.example:8443']],
  ['http://shop.example:443', shop],
  ['http://shop.example', ['shop.example:443']],
  ['https://shop.example:', shop],
  ['https://shop.example:08443', ['shop.example:8443']],
  ['http://localhost:3000', ['localhost']],
  // Forms that no browser sends.
  ['https://shop.example:443', shop],
  ['HTTPS://shop.example', shop],
  ['https://SHOP.EXAMPLE', shop],
  ['https://shop.example/', shop],
  ['https://shop.example/path', shop],
  ['https://shop.example?x=1', shop],
  ['https://shop.example#x', shop],
  ['https:shop.example', shop],
  ['https:///shop.example', shop],
  ['https:\\\\shop.example', shop],
  ['//shop.example', shop],
  ['shop.example', shop],
  [' https://shop.example', shop],
  ['https://shop.example ', shop],
  ['https://shop.example, https://evil.test', shop],
  ['https://evil.test https://shop.example', shop],
  ['https://shop.example\u0000.evil.test', shop],
  ['https://müller.example', ['xn--mller-kva.example']],
  // A trailing dot is another origin to a browser.
  ['https://shop.example.', shop],
  ['https://www.shop.example.', below],
  // User-info tricks.
  ['https://shop.example@evil.test', shop],
  ['https://shop.example:pw@evil.test', shop],
  ['https://user@shop.example', shop],
  ['https://evil.test/@shop.example', shop],
  ['https://evil.test#@shop.example', shop],
  ['https://evil.test\\@shop.example', shop],
  // Other schemes.
  ['ftp://shop.example', shop],
  ['file://shop.example', shop],
  ['chrome-extension://shop.example', shop],
  ['capacitor://shop.example', shop],
  ['ws://shop.example', shop],
  ['data:text/html,shop.example', shop],
  ['blob:https://shop.example', shop],
  ['javascript://shop.example', shop],
  // Numeric addresses in other spellings, and neighbors.
  ['http://192.168.1.100', ['192.168.1.10']],
  ['http://3232235786', ['192.168.1.10']],
  ['http://0xc0a8010a', ['192.168.1.10']],
  ['https://[2001:db8::2]', ['[2001:db8::1]']],
  ['https://[2001:db8:0::1]', ['[2001:db8::1]']],
  ['http://[::1]', ['[::1]:3000']],
  ['http://[::ffff:192.168.1.10]', ['192.168.1.10']],
  // Too long to be a host.
  [long, [`${'a'.repeat(300)}.example`]],
]

describe('which pages may show a widget', () => {
  test.each(allowed)('%j may, with %j', (origin, patterns) => {
    expect(isAllowedOrigin(origin, patterns)).toBe(true)
  })
  test.each(refused)('%j may not, with %j', (origin, patterns) => {
    expect(isAllowedOrigin(origin, patterns)).toBe(false)
  })
})
