import { describe, expect, test } from '@jest/globals'
import { startsAnew, toldInPassing } from './in-passing.ts'

describe('what somebody tells of themselves is parted from what they ask', () => {
  test.each([
    [
      "We're getting married in June, what does the hall cost?",
      "We're getting married in June",
      'what does the hall cost?',
    ],
    [
      'my boiler broke last night and we have a baby, can someone come today',
      'my boiler broke last night and we have a baby',
      'can someone come today',
    ],
    [
      'stuck in traffic, will be 20 mins late, will you still see me',
      'stuck in traffic, will be 20 mins late',
      'will you still see me',
    ],
    ['My train is late. Can couriers leave the parcel?', 'My train is late', 'Can couriers leave the parcel?'],
    [
      'mein tesla ist fast leer, kann ich den bei euch laden?',
      'mein tesla ist fast leer',
      'kann ich den bei euch laden?',
    ],
    ['hab nur meine visa dabei, reicht das zum zahlen?', 'hab nur meine visa dabei', 'reicht das zum zahlen?'],
    ['can my friend come in with me, im really nervous', 'im really nervous', 'can my friend come in with me'],
    [
      'mein patenkind wird 18 und will raketen abschießen, ist feuerwerk ok?',
      'mein patenkind wird 18 und will raketen abschießen',
      'ist feuerwerk ok?',
    ],
    ['wir feiern silberhochzeit, könnt ihr kochen?', 'wir feiern silberhochzeit', 'könnt ihr kochen?'],
    [
      'got a marathon in 2 weeks and my calves are like rocks, how much is a massage',
      'got a marathon in 2 weeks and my calves are like rocks',
      'how much is a massage',
    ],
    ['mon train arrive tard, est-ce que vous êtes ouverts', 'mon train arrive tard', 'est-ce que vous êtes ouverts'],
    ['mi hija tiene seis años, puede ir a una clase? hay plazas', undefined, undefined],
    ['venimos en furgoneta desde burgos, hay aparcamiento', 'venimos en furgoneta desde burgos', 'hay aparcamiento'],
    ['mia mamma è in carrozzina, c’è una sedia?', 'mia mamma è in carrozzina', 'c’è una sedia?'],
  ])('%s', (question, told, asked) => {
    expect(toldInPassing(question)).toEqual(told && { told, asked })
  })

  test.each([
    ['a greeting tells nothing', 'hi there, what does the hall cost?'],
    ['a question before it is one of two', 'Do you have parking, and what does it cost?'],
    ['a condition behind it is part of it', 'What happens if I am late?'],
    ['a list asks nothing of its own', 'What do rooms, flats and the barn cost?'],
  ])('%s', (_, question) => {
    expect(toldInPassing(question)).toBeUndefined()
  })
})

test('who tells first starts anew, unless what is asked points back', () => {
  expect(startsAnew("it's my wife's birthday in november, what is the hall for a whole day")).toBe(true)
  expect(startsAnew('we have a big dog at home, what does that cost')).toBe(false)
  expect(startsAnew('and we have a big dog at home, what does the flat cost')).toBe(false)
  expect(startsAnew('what does the flat cost')).toBe(false)
})
