import type { FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'

/** What is kept of where a session was seen: enough to recognize it, too little to follow anybody by. */
export interface Seen {
  /** Browser and system in plain words. */
  device: string
  /** Network address without its end; "" when it is not known. */
  place: string
}

export function seenIn({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Seen {
  return { device: deviceOf(headers['user-agent']), place: placeOf(ip) }
}

// The first that fits: each of them also names those below it.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]
/** Programs name themselves first: "curl/8.1". */
const PROGRAM = /^([a-z][\w-]{1,30})\//i

/** "Firefox on Windows". Nothing of the header itself comes through but the name of a program. */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? ''
  const browser = browsers.find(([sign]) => sign.test(text))?.[1]
  const system = systems.find(([sign]) => sign.test(text))?.[1]
  if (browser && system) return `${browser} on ${system}`
  const program = PROGRAM.exec(text)?.[1]
  if (program && program !== 'Mozilla') return `The program ${program}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device')
}

/** "203.0.113.x" or "2001:db8:7:x": the network, not the device in it. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`
  if (!isIPv6(plain)) return ''
  const groups = (plain.split('%')[0] ?? '').split('::')[0]?.split(':').filter(Boolean) ?? []
  return groups.length === 0 ? '::x' : `${groups.slice(0, 3).join(':')}:x`
}
