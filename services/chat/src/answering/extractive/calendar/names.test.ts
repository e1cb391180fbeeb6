import { expect, test } from '@jest/globals'
import { has } from '../question/values.ts'
import { monthNamed } from './names.ts'

test.each([
  'ma 9-17',
  'geopend wo 9.00-17.00',
  'ma, wo en vr 9-17',
  'ma t/m vr: 9-17',
  'zo gesloten',
  'mar 10h-18h',
  'lun a vie 9:00-14:00',
  'gio 15:30-19',
  'sex 9h às 18h',
  'pzt 9-18',
  'So 10-16 Uhr',
  'Do (nur im Sommer) 9:30-17:00',
  'Sun: closed',
  'Wed by appointment',
])('a day is named in %j', (text) => expect(has('date', text)).toBe(true))

test.each([
  'So we do this for 9 guests',
  'Do you ship abroad?',
  'So teuer ist es nicht',
  'Das machen wir so, 9 Mal',
  'ma non al mare',
  'maar ma komt ook',
  'la vie du village',
  'sex and age',
  'a terrace in the sun',
])('none is in %j', (text) => expect(has('date', text)).toBe(false))

test('months are known by their names and short forms in any language', () => {
  expect(['Jänner', 'oct', 'dezember', 'mars', 'ağustos'].map(monthNamed)).toEqual([undefined, 9, 11, 2, 7])
})
