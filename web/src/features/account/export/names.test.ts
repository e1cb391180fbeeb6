import { describe, expect, test } from '@jest/globals'
import { createNames, safeName } from './names.ts'

const bytes = (text: string) => Buffer.byteLength(text)

describe('a name in an archive', () => {
  test.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\windows\\system32', '_.._windows_system32'],
    ['/absolute', '_absolute'],
    ['C:\\autoexec.bat', 'C__autoexec.bat'],
    ['..', 'untitled'],
    ['.', 'untitled'],
    ['', 'untitled'],
    ['   ', 'untitled'],
    ['///', 'untitled'],
    ['.htaccess', 'htaccess'],
    ['name. . ', 'name'],
    ['nul', '_nul'],
    ['CON.txt', '_CON.txt'],
    ['com1.tar.gz', '_com1.tar.gz'],
    ['console.log', 'console.log'],
    ['a\0b\nc', 'a_b_c'],
    ['report\u202Efdp.exe', 'report_fdp.exe'],
    ['Grüße aus Łódź.pdf', 'Grüße aus Łódź.pdf'],
    ['契約書.pdf', '契約書.pdf'],
    ['\uD800broken', '\uFFFDbroken'],
    ['what? "really" <yes>|*.txt', 'what_ _really_ _yes___.txt'],
  ])('%j becomes %j', (text, expected) => expect(safeName(text)).toBe(expected))

  test('fits every file system, and keeps its extension and its last whole character', () => {
    for (const text of [`${'x'.repeat(5_000)}.pdf`, `${'漢'.repeat(300)}.pdf`, `${'👩‍🎨'.repeat(80)}.pdf`]) {
      const name = safeName(text)
      expect(bytes(name)).toBeLessThanOrEqual(101)
      expect(name).toMatch(/\.pdf$/)
      expect(name.isWellFormed()).toBe(true)
    }
  })

  test('is given once, also where capitals and ways of writing count as the same', () => {
    const names = createNames()
    const given = ['Handbook.pdf', 'handbook.PDF', 'Handbook.pdf', 'café', 'cafe\u0301', 'plain'].map(names)
    expect(given).toEqual(['Handbook.pdf', 'handbook (2).PDF', 'Handbook (3).pdf', 'café', 'cafe\u0301 (2)', 'plain'])
    expect(new Set(given.map((one) => one.normalize('NFKC').toLowerCase())).size).toBe(given.length)
  })

  test('is never one that another was given for being a repeat', () => {
    const names = createNames()
    expect(['a', 'a (2)', 'a'].map(names)).toEqual(['a', 'a (2)', 'a (3)'])
  })
})
