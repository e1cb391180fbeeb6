import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { extractEach } from './two-questions.ts'
import { createPassageReader } from './units/read.ts'

const sheet = (language: string, note: string, ...lines: string[]) => [
  foundPassage('Courses', '', { language, rows: lines.map((line) => line.split('|')) }),
  foundPassage('Office', note, { language }),
]
const cours = sheet(
  'fr',
  'Secrétariat ouvert\nlundi 10h-13h\nmardi 14h-19h\nmercredi 9h-17h',
  'Langue|Cours|Niveau|Jour(s)|Heure|Salle|Professeur|Début|Fin|Places',
  'Anglais|Anglais du soir|A2|mardi et jeudi|18h30-20h00|Salle 2|Mme Kelly|15/09/2026|17/12/2026|12',
  'Anglais|Anglais du soir|B1|lundi et mercredi|18h30-20h00|Salle 2|Mme Kelly|14/09/2026|16/12/2026|10',
  'Anglais|Conversation|B2-C1|samedi|10h00-12h00|Salle 3|M. Grant|19/09/2026|19/12/2026|8',
  'Espagnol|Espagnol débutant|A1|mardi|19h00-21h00|Salle 4|Mme Ortega|15/09/2026|15/12/2026|12',
  'Espagnol|Espagnol intermédiaire|B1|jeudi|19h30-21h30|Salle 4|Mme Ortega|17/09/2026|17/12/2026|12',
  'Italien|Italien débutant|A1|mercredi|18h00-20h00|Salle 3|Mme Ricci|16/09/2026|16/12/2026|12',
  'Allemand|Allemand débutant|A1|lundi|18h00-20h00|Salle 1|M. Weber|14/09/2026|14/12/2026|10',
  'Allemand|Allemand intensif|A2|lundi au vendredi|9h00-12h00|Salle 1|M. Weber|19/10/2026|30/10/2026|10',
)
const kurse = sheet(
  'de',
  'Das Büro ist montags von 9 bis 12 Uhr besetzt. Parkplätze liegen hinter dem Haus.',
  'Kurs|Stufe|Tag|Uhrzeit|Raum|Leitung|Beginn|Ende|Preis',
  'Yoga|Anfänger|Montag|18:00|1|Frau Berg|05.10.2026|14.12.2026|90 €',
  'Yoga|Fortgeschrittene|Mittwoch|19:30|1|Herr Lang|07.10.2026|16.12.2026|110 €',
  'Pilates|Anfänger|Dienstag|17:00|2|Frau Kern|06.10.2026|15.12.2026|85 €',
  'Pilates|Fortgeschrittene|Donnerstag|18:00|2|Frau Kern|08.10.2026|17.12.2026|95 €',
)
const clases = sheet(
  'es',
  'La oficina abre de lunes a viernes. Hay aparcamiento detrás.',
  'Deporte|Grupo|Nivel|Día|Hora|Monitor|Inicio|Fin|Precio',
  'Natación|Infantil|Iniciación|lunes|17:00|Ana Ruiz|14/09/2026|18/12/2026|60 €',
  'Natación|Infantil|Avanzado|martes|17:30|Luis Gil|15/09/2026|18/12/2026|65 €',
  'Natación|Adultos|Iniciación|jueves|20:00|Ana Ruiz|17/09/2026|18/12/2026|75 €',
  'Tenis|Infantil|Iniciación|sábado|10:00|Eva Sanz|19/09/2026|19/12/2026|80 €',
)

/** What is told at the end of a conversation, each line by itself; undefined where nothing is told for sure. */
function told(found: typeof cours, ...questions: string[]): string[] | undefined {
  const read = createPassageReader()
  const earlier: EarlierTurn[] = []
  let last: string | undefined
  for (const question of questions) {
    const all = extractEach(question, earlier, found, read)
    last = all[0].support === 'strong' ? all.map(({ text }) => text).join('\n\n') : undefined
    earlier.push({ question, answer: last ?? '' })
  }
  return last?.split('\n').map((line) => line.trim())
}

describe('a row of a shared name is told by what tells it apart', () => {
  test.each([
    ['Quand se termine le cours d’allemand intensif ?', cours, 'Allemand intensif, Fin: 30/10/2026'],
    ['Combien de places dans l’anglais du soir B1 ?', cours, 'Anglais du soir, B1, Places: 10'],
    ['Quand commence le cours d’italien ?', cours, 'Italien débutant, Début: 16/09/2026'],
    ['Wann beginnt Yoga für Anfänger?', kurse, 'Yoga, Anfänger, Beginn: 05.10.2026'],
    ['¿A qué hora es la natación infantil de iniciación?', clases, 'Natación, Infantil, Iniciación, Hora: 17:00'],
  ])('%s', (question, found, answer) => expect(told(found, question)).toEqual([answer]))
})

describe('where nothing tells which of them is meant, each is told', () => {
  test.each([
    [
      'Quand finit le cours d’allemand ?',
      cours,
      ['Allemand débutant, Fin: 14/12/2026', 'Allemand intensif, Fin: 30/10/2026'],
    ],
    [
      'Qui donne le cours d’allemand ?',
      cours,
      ['Allemand débutant, Professeur: M. Weber', 'Allemand intensif, Professeur: M. Weber'],
    ],
    ['Was kostet Yoga?', kurse, ['Yoga, Anfänger, Preis: 90 €', 'Yoga, Fortgeschrittene, Preis: 110 €']],
    [
      'Wann hört Pilates auf?',
      kurse,
      ['Pilates, Anfänger, Ende: 15.12.2026', 'Pilates, Fortgeschrittene, Ende: 17.12.2026'],
    ],
    [
      '¿Cuánto cuesta la natación infantil?',
      clases,
      ['Natación, Infantil, Iniciación, Precio: 60 €', 'Natación, Infantil, Avanzado, Precio: 65 €'],
    ],
  ])('%s', (question, found, lines) => expect(told(found, question)).toEqual(lines))

  test.each([
    ['for whom there is no row', 'Was kostet Yoga für Kinder?', kurse],
    ['what no column tells', 'Was muss ich zu Yoga mitbringen?', kurse],
    ['for whom there is no row', '¿Cuánto cuesta la natación para bebés?', clases],
  ])('not %s: %s', (_, question, found) => expect(told(found, question)).toBeUndefined())
})

describe('a question that goes on', () => {
  test.each([
    [
      'asks the same of the other one',
      cours,
      ['L’espagnol intermédiaire commence quand ?', 'et le débutant ?'],
      ['Espagnol débutant, Début: 15/09/2026'],
    ],
    [
      'asks the same of the other one',
      kurse,
      ['Wann beginnt Yoga für Anfänger?', 'und für Fortgeschrittene?'],
      ['Yoga, Fortgeschrittene, Beginn: 07.10.2026'],
    ],
    [
      'asks the same of the other one',
      clases,
      ['¿A qué hora es la natación infantil de iniciación?', '¿y el avanzado?'],
      ['Natación, Infantil, Avanzado, Hora: 17:30'],
    ],
    [
      'asks the same of all of another name',
      kurse,
      ['Wer leitet Yoga?', 'und Pilates?'],
      ['Pilates, Anfänger, Leitung: Frau Kern', 'Pilates, Fortgeschrittene, Leitung: Frau Kern'],
    ],
    [
      'asks for the time of it, and not of the office',
      cours,
      ['Quand commence le cours d’italien ?', 'à quelle heure ?'],
      ['Italien débutant, Heure: 18h00-20h00'],
    ],
  ])('%s', (_, found, questions, lines) => expect(told(found, ...questions)).toEqual(lines))
})

describe('a word that stands in a cell names no column that only looks like it', () => {
  test('a beginner asks not when it begins', () => {
    expect(told(cours, 'Avez-vous des cours d’espagnol pour débutants ?')).toEqual([
      'Espagnol, Cours: Espagnol débutant',
    ])
  })

  test('and who asks when it begins asks of no beginner', () => {
    const questions = ['Quand a cours l’espagnol intermédiaire ?', 'ça commence quand ?']
    expect(told(cours, ...questions)?.join()).not.toMatch(/Italien|Allemand/)
    expect(told(cours, 'L’espagnol intermédiaire commence quand ?')).toEqual([
      'Espagnol intermédiaire, Début: 17/09/2026',
    ])
  })

  test('at what time is told by times, though the question says begins', () => {
    expect(told(cours, 'À quelle heure commence l’italien débutant ?')).toEqual([
      'Italien débutant, Heure: 18h00-20h00',
    ])
  })
})
