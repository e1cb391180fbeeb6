import { expect, test } from '@jest/globals'
import { runInNewContext } from 'node:vm'
import { sources } from './pack.ts'

test('the window is told to answer the page that opened it, also where the administration has an address of its own', () => {
  const hears: Record<string, (event: object) => void> = {}
  const element = (id: string) => ({
    dataset: { docent: JSON.stringify({ site: 'https://www.larkfield.example/' }) },
    value: 'https://docent.example.com',
    addEventListener: (event: string, hear: (event: object) => void) => void (hears[`${id} ${event}`] = hear),
  })
  const opened: string[] = []
  runInNewContext(String(sources().get('assets/admin.js')), {
    URL,
    URLSearchParams,
    crypto,
    location: { origin: 'https://cms.larkfield.example' },
    document: { getElementById: element },
    window: { addEventListener: () => undefined, open: (address: string) => void opened.push(address) },
  })
  hears['docent-connection submit']?.({ preventDefault: () => undefined })
  const [address = ''] = opened
  expect(new URL(address).origin).toBe('https://docent.example.com')
  expect(new URL(address).searchParams.get('return_site')).toBe('https://cms.larkfield.example')
})
