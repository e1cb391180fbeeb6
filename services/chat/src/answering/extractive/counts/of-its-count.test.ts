import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'

const table = (lines: string, language = 'en') =>
  foundPassage('Prices', '', {
    headings: ['Prices'],
    rows: lines
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim())),
    language,
  })
const said = (question: string, lines: string, language?: string) => saidOf(question, [table(lines, language)])

describe('a column of another length', () => {
  const hire = `Bike | Full day | Three days | Week
    Tandem | £60 | £160 | £250
    Gravel bike | £42 | £110 | £200`
  test.each([
    ['how much is a tandem for a day', 'Tandem, Full day: £60'],
    ['how much is a tandem for one day', 'Tandem, Full day: £60'],
    ['tandem price per day', 'Tandem, Full day: £60'],
    ['how much is a tandem for 3 days', 'Tandem, Three days: £160'],
    ['how much is the gravel bike for a week', 'Gravel bike, Week: £200'],
  ])('is not told: %s', (question, answer) => expect(said(question, hire)).toBe(answer))

  test('is a row of another length where lengths stand in a column of their own', () => {
    const rows =
      'Bike | Time | Price\nTandem | Half day | £40\nTandem | Full day | £60\nTandem | 3 days | £160\nTrailer | Full day | £18'
    expect(said('how much is a tandem for a day', rows)).toMatch(/Full day.*£60/)
    expect(said('how much is a tandem for half a day', rows)).toMatch(/Half day.*£40/)
  })

  test('is no row that is there all year', () => {
    const rows =
      'Room | Half day | Whole day\nLibrary, for meetings, all year | £120 | £200\nWalled garden | £180 | £300'
    expect(said('how much is the library for half a day', rows)).toContain('£120')
  })

  test('is told of no length that has no column', () => {
    expect(said('how much is a tandem for half a day', hire)).not.toMatch(/^Tandem, /)
    expect(said('how much is a tandem for 2 weeks', hire)).not.toMatch(/day/)
  })

  test.each([
    ['Was kostet das Tandem am Tag?', 'Rad | Halber Tag | Ganzer Tag | 3 Tage', 'Ganzer Tag', 'de'],
    ['Combien coûte le tandem pour une journée ?', 'Vélo | Demi-journée | Journée | 3 jours', 'Journée', 'fr'],
    ['¿Cuánto cuesta el tándem por día?', 'Bici | Medio día | Un día | 3 días', 'Un día', 'es'],
    ['Quanto custa o tandem por dia?', 'Bicicleta | Meio dia | Dia inteiro | 3 dias', 'Dia inteiro', 'pt'],
    [
      'Quanto costa il tandem al giorno?',
      'Bici | Mezza giornata | Giornata intera | 3 giorni',
      'Giornata intera',
      'it',
    ],
    ['Wat kost de tandem per dag?', 'Fiets | Halve dag | Hele dag | 3 dagen', 'Hele dag', 'nl'],
    ['Tandem bir gün ne kadar?', 'Bisiklet | Yarım gün | Tam gün | 3 gün', 'Tam gün', 'tr'],
  ])('is not told in any language: %s', (question, heads, column, language) => {
    const rows = `${heads}\nTandem | 40 € | 60 € | 160 €\nTrailer | 12 € | 18 € | 45 €`
    expect(said(question, rows, language)).toBe(`Tandem, ${column}: 60 €`)
  })
})

describe('a row of another number of times', () => {
  test.each([
    ['how much is the evening class once a week?', '£345'],
    ['how much is the evening class twice a week?', '£490'],
    ['evening class 2 times a week, price?', '£490'],
  ])('is not told: %s', (question, price) => {
    for (const [once, twice] of [
      ['1x a week, 2h', '2x a week, 1h30'],
      ['1 time a week, 2h', '2 times a week, 1h30'],
      ['once a week', 'twice a week'],
    ])
      expect(
        said(question, `Course | Price\nEvening class (${once}) | £345\nEvening class (${twice}) | £490`),
      ).toContain(price)
  })

  test.each([
    ['Combien coûte le cours du soir une fois par semaine ?', 'Cours du soir', 'fois par semaine', '345', 'fr'],
    ['Combien coûte le cours du soir deux fois par semaine ?', 'Cours du soir', 'fois par semaine', '490', 'fr'],
    ['Was kostet der Abendkurs einmal pro Woche?', 'Abendkurs', 'x pro Woche', '345', 'de'],
    ['Was kostet der Abendkurs zweimal die Woche?', 'Abendkurs', 'mal die Woche', '490', 'de'],
    ['¿Cuánto cuesta el curso de noche dos veces por semana?', 'Curso de noche', 'veces por semana', '490', 'es'],
    ['Quanto custa o curso noturno duas vezes por semana?', 'Curso noturno', 'vezes por semana', '490', 'pt'],
    ['Quanto costa il corso serale una volta alla settimana?', 'Corso serale', 'volte alla settimana', '345', 'it'],
    ['Wat kost de avondcursus twee keer per week?', 'Avondcursus', 'keer per week', '490', 'nl'],
  ])('is not told in any language: %s', (question, name, often, price, language) => {
    const rows = `Cours | Prix\n${name} (1 ${often}, 2h) | 345 €\n${name} (2 ${often}, 1h30) | 490 €\nYoga | 325 €`
    expect(said(question, rows, language)).toContain(price)
  })

  test('is told of no number that no row has', () => {
    const rows = 'Course | Price\nEvening class (1x a week, 2h) | £345\nEvening class (2x a week, 1h30) | £490'
    expect(said('how much is the evening class three times a week?', rows)).toBe('')
  })
})
