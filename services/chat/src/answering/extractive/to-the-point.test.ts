import { expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const table = (title: string, rows: string[][]) => foundPassage(title, '', { rows, language: 'en' })
const text = (title: string, ...lines: string[]) => foundPassage(title, lines.join('\n'), { language: 'en' })

const bikes = table('Bikes', [
  ['Model', 'Type', 'Price', 'In stock'],
  ['Comet 3', 'City bike', '£649', '3'],
  ['Comet 5', 'City bike', '£849', '0'],
  ['Volt X', 'E-bike', '£2,899', '2'],
])
const hire = table('Hire', [
  ['What', 'Size', 'Price'],
  ['City bike per day (helmet and lock included)', 'S/M/L', '£18'],
  ['E-bike per day', 'M/L', '£39'],
])
const lessons = table('Prices', [
  ['Lesson', 'Manual', 'Automatic', 'Length'],
  ['Single lesson', '£39', '£43', '60 min'],
  ['Long lesson', '£57', '£63', '90 min'],
])
const contact = text(
  'Contact',
  'We sell and repair bikes in Weinheim since 1987, and our shop is the oldest of the town.',
  '',
  'Hollerbach Cycles, 14 Mill Lane, 69469 Weinheim',
)
const rules = text('Rules', 'Can children ride e-bikes?', 'E-bikes: from 16 years. Kids bikes from 3 years.')
const camp = text(
  'Camp site',
  'PLAY BARN 10 - 19',
  'SAUNA Friday and Saturday, £9 each',
  'Station 1.4 km away, there is a dial-a-ride taxi',
)

test.each([
  ['which bikes are out of stock?', [bikes], /^Comet 5/],
  ['what is the cheapest bike?', [bikes, hire], /^Comet 3/],
  ['which bikes are under £900?', [bikes, hire], /Comet 3.*\n.*Comet 5/],
  ['90 minutes in a manual, how much?', [lessons], /^Long lesson, Manual: £57$/],
  ['where is your shop?', [bikes, contact], /14 Mill Lane/],
  ['my son is 15, can he ride an e-bike?', [rules, hire], /from 16 years/],
])('what is asked is told: %s', (question, found, told) => {
  expect(saidOf(question, found)).toMatch(told)
})

test.each([
  ['how much is a helmet?', [hire]],
  ["I'm a student, how much off the single lesson?", [lessons]],
  ['who gives single lessons?', [lessons]],
  ['what does the taxi cost?', [camp]],
])('%s is not told what is beside the point', (question, found) => {
  expect(saidOf(question, found)).toBe('')
})
