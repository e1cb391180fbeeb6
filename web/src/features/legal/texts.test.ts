import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { privacy } from './texts.ts'

const services = join(import.meta.dirname, '../../../../services')
const partOf = (id: string) => JSON.stringify(privacy.parts.find((part) => part.id === id))

test('the privacy page names every cookie that a service sets', () => {
  const sources = globSync('*/src/**/*.ts', { cwd: services }).map((file) => readFileSync(join(services, file), 'utf8'))
  const names = sources.flatMap((source) => source.match(/'docent_[a-z]+/g) ?? []).map((name) => name.slice(1))
  expect(names).toContain('docent_refresh')
  for (const name of new Set(names)) expect(partOf('browser')).toContain(name)
})

test('the privacy page speaks of messages that visitors leave, of an end of conversations, of each kind of mail and of what is logged', () => {
  expect(partOf('questions')).toMatch(/days as the owner of the widget or the operator has set/)
  expect(partOf('questions')).toMatch(/leave a message .* mail address and the name/)
  expect(partOf('logs')).toMatch(
    /each sign-in .* kind of device, the network address without its end, and the name of a new API key/,
  )
  expect(partOf('mail')).toMatch(/leaves a message or asks for a person, and once a week/)
})
