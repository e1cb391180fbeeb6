import { describe, expect, test } from '@jest/globals'
import { deviceOf, placeOf } from '../src/sessions/seen.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a session', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/141.0 Safari/537.36 OPR/120`, 'Opera on macOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/141 Mobile Safari/604.1',
      'Chrome on iPad',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['curl/8.5.0', 'The program curl'],
    ['Mozilla/5.0', 'An unknown device'],
    ['<img src=x onerror=alert(1)>', 'An unknown device'],
    [`${'a'.repeat(100_000)}/1`, 'An unknown device'],
    ['', 'An unknown device'],
    [undefined, 'An unknown device'],
  ])('%.60s is %s', (agent, expected) => expect(deviceOf(agent)).toBe(expected))
})

describe('the place of a session', () => {
  test.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:7:1::9', '2001:db8:7:x'],
    ['fe80::1%eth0', 'fe80:x'],
    ['::1', '::x'],
    ['not an address', ''],
    ['', ''],
  ])('%s is shown as "%s"', (address, expected) => expect(placeOf(address)).toBe(expected))
})
