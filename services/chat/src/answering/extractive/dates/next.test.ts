import { describe, expect, test } from '@jest/globals'
import type { Found } from '../../../retrieval/retrieve.ts'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'
import { dayIn } from './day.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe('a day', () => {
  test.each([
    ['5 July 2027', '2027-07-05'],
    ['5. Juli 2027', '2027-07-05'],
    ['July 5th, 2027', '2027-07-05'],
    ['le 1er juillet 2027', '2027-07-01'],
    ['5 de julio de 2027', '2027-07-05'],
    ['Sat 05.07.2027, 9:30', '2027-07-05'],
    ['2027-07-05', '2027-07-05'],
    ['12 June', '2030-06-12'],
    ['12.6.', '2030-06-12'],
    ['The 2 courses start on 5 May 2027', '2027-05-05'],
    ['Workshop 2 hours, 14. November 2026', '2026-11-14'],
    ['Die 3 Abende beginnen am 14. November 2026', '2026-11-14'],
    ['Termin 2. 14.11.2026', '2026-11-14'],
    ['Level 3 on May 5, 2027', '2027-05-05'],
  ])('%j is %s', (text, said) => expect(dayIn(text, 2030)).toBe(day(said)))

  test.each(['3/4/2027', '31 June 2027', '31 June 2027, 4 places', '4 places', 'Hobie 16', 'May'])(
    '%j is none',
    (text) => expect(dayIn(text, 2030)).toBeUndefined(),
  )
})

const passage = (title: string, text: string, rows: string[][] = [], headings: string[] = []) =>
  foundPassage(title, text, { headings, rows, language: 'en' })

describe('the next of something', () => {
  const dates = passage('Courses 2027', '', [
    ['Course', 'Start', 'End', 'Instructor'],
    ['Week course Level 1', '19 July 2027', '23 July 2027', 'Ines'],
    ['Beginner weekend', '15 May 2027', '16 May 2027', 'Mara'],
    ['Week course Level 1', '5 July 2027', '9 July 2027', 'Mara'],
    ['Beginner weekend', '12 June 2027', '13 June 2027', 'Jonas'],
  ])
  const markets = passage('Markets', '- Spring market: 3 April\n- Autumn market: 2 October', [], ['Markets 2027'])
  const saidOn = (today: string, question: string, ...found: Found[]) =>
    saidOf(question, found, [], { today: day(today) + 9 * 3_600_000 })

  test.each([
    ['2027-01-10', 'When is the next level 1 course?', '5 July'],
    ['2027-07-05', 'When is the next level 1 course?', '5 July'],
    ['2027-07-06', 'When is the next level 1 course?', '19 July'],
    ['2027-05-20', 'when does the next course start', '12 June'],
    ['2027-05-20', 'Wann ist der nächste Kurs?', '12 June'],
  ])('on %s, %j is told by the day of today: %s', (today, question, said) => {
    expect(saidOn(today, question, dates)).toContain(`Start ${said} 2027`)
  })

  test('is told by a line of a list, whose year stands above it', () => {
    expect(saidOn('2027-05-20', 'When is the next market?', markets)).toContain('2 October')
  })

  test.each([
    [
      'When is the next pottery course?',
      ['The pottery course of 2 evenings starts on 5 May 2027', 'Pottery course: 2 July 2028'],
    ],
    ['Wann ist der nächste Töpferkurs?', ['Töpferkurs 2 Stunden, 14. November 2026', 'Töpferkurs: 2. Juli 2028']],
  ])('%j is told by a line that has another figure before its day', (question, lines) => {
    const list = passage('Dates', lines.map((line) => `- ${line}`).join('\n'))
    expect(saidOn('2026-10-01', question, list)).toContain(lines[0])
  })

  test('is nothing that is over, and nothing else', () => {
    expect(saidOn('2027-09-01', 'When is the next beginner weekend?', dates)).not.toContain('Start')
    expect(saidOn('2027-01-10', 'When is the next night sail?', dates)).not.toContain('Start')
    expect(saidOn('2027-01-10', 'Are you open next week?', dates)).not.toContain('Start')
  })
})
