import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../../test/found-passage.ts'
import { saidOf } from '../../../../test/said-of.ts'

const german = (title: string, text: string, headings: string[] = []) =>
  foundPassage(title, text, { language: 'de', headings })
const site = [
  german(
    'Platzordnung Camping Seerose',
    '§ 5 Müll\nRestmüll am Wertstoffhof, geöffnet 8–12 und 16–19 Uhr.\n\n§ 7 Besuch\nBesucher melden sich an der Rezeption an und verlassen den Platz bis 22 Uhr.',
  ),
  german(
    'Anreise zum Camping Seerose',
    'Rezeption\n- April, Mai, Oktober: 9–12 und 15–18 Uhr\n- Juni bis September: täglich 8–20 Uhr\n- Der kleine Laden hat zu denselben Zeiten auf, sonntags nur 8–11 Uhr',
  ),
]
const reception = [
  'Rezeption',
  'April, Mai, Oktober: 9–12 und 15–18 Uhr',
  'Juni bis September: täglich 8–20 Uhr',
  'Der kleine Laden hat zu denselben Zeiten auf, sonntags nur 8–11 Uhr',
].join('  \n')

describe('who asks for the hours of one thing', () => {
  test.each([
    'Wann hat die Rezeption geöffnet?',
    'Öffnungszeiten Rezeption',
    'Wann ist die Rezeption besetzt?',
    'Wann macht die Rezeption auf?',
    'When is reception open?',
  ])('is told all that stand below its name: %s', (question) => expect(saidOf(question, site)).toBe(reception))

  test('is told them after those of another thing', () => {
    expect(
      saidOf('und die Rezeption?', site, [{ question: 'Wann hat der Wertstoffhof auf?', answer: '8–12 Uhr' }]),
    ).toBe(reception)
  })

  test.each(['Wann habt ihr offen?', 'Wann öffnet der Campingplatz?'])(
    'is told those of the reception for the business itself, and not when rubbish is taken: %s',
    (question) => expect(saidOf(question, site)).toBe(reception),
  )

  test.each([
    ['Wann macht die Rezeption im Juli auf?', 'Juni bis September: täglich 8–20 Uhr'],
    ['Ist die Rezeption im Oktober offen?', 'April, Mai, Oktober: 9–12 und 15–18 Uhr'],
  ])('is told one line of them where a time is named: %s', (question, line) => {
    expect(saidOf(question, site)).toBe(line)
  })

  test.each([
    [
      'fr',
      "Quelles sont les heures d'ouverture du secrétariat ?",
      'Secrétariat ouvert :',
      ['lundi 10h-13h', 'mardi 9h-17h'],
    ],
    ['es', '¿Cuándo abre la cafetería?', 'Cafetería', ['Martes a domingo: 9:30–18:00', 'Lunes: cerrado']],
    ['it', 'Quando è aperta la piscina?', 'Piscina', ['lunedì–venerdì: 9:00–19:00', 'sabato: 10:00–20:00']],
    ['nl', 'Wanneer is het zwembad open?', 'Zwembad', ['maandag 9.00 – 17.00 uur', 'zaterdag 10.00 – 16.00 uur']],
    ['pt', 'Quando abre a bilheteira?', 'Bilheteira', ['terça a sexta: 10h–17h', 'segunda: fechado']],
    ['tr', 'Spa ne zaman açık?', 'Spa', ['Pazartesi–Cuma: 10.00–20.00', 'Pazar: 9.00–22.00']],
  ])('is told them in every language: %s', (language, question, name, lines) => {
    const text = `${name}\n${lines.map((line) => `- ${line}`).join('\n')}\n\nInfo\n- Wifi\n- Parking`
    expect(saidOf(question, [foundPassage('Info', text, { language })])).toBe(
      [name.replace(/ :$/, ''), ...lines].join('  \n'),
    )
  })
})

const hours = foundPassage('Opening hours', '', {
  language: 'en',
  rows: [
    ['Day', 'Shop', 'Workshop'],
    ['Monday', 'closed', 'closed'],
    ['Tue – Fri', '9.00 – 18.00', '8.00 – 17.30'],
    ['Saturday', '9.00 – 17.00', '9.00 – 13.00'],
  ],
})
const stay = foundPassage('An- und Abreise', '', {
  language: 'de',
  rows: [
    ['Was', 'Anreise', 'Abreise'],
    ['Stellplatz', '13 bis 20 Uhr', 'bis 12 Uhr'],
    ['Mietunterkunft', 'ab 16 Uhr', 'bis 10 Uhr'],
  ],
})

describe('a column of hours', () => {
  test.each([
    [
      'when is the workshop open',
      hours,
      'Workshop  \nMonday: closed  \nTue – Fri: 8.00 – 17.30  \nSaturday: 9.00 – 13.00',
    ],
    ['workshop hours', hours, 'Workshop  \nMonday: closed  \nTue – Fri: 8.00 – 17.30  \nSaturday: 9.00 – 13.00'],
    ['Ab wann können wir anreisen?', stay, 'Anreise  \nStellplatz: 13 bis 20 Uhr  \nMietunterkunft: ab 16 Uhr'],
    ['Bis wann muss ich abreisen?', stay, 'Abreise  \nStellplatz: bis 12 Uhr  \nMietunterkunft: bis 10 Uhr'],
  ])('is told whole where none of its rows is named: %s', (question, passage, said) => {
    expect(saidOf(question, [passage])).toBe(said)
  })

  test.each([
    ['when is the workshop open on saturday', hours, 'Saturday, Workshop: 9.00 – 13.00'],
    ['Ab wann ist die Anreise in der Mietunterkunft?', stay, 'Mietunterkunft, Anreise: ab 16 Uhr'],
  ])('is told by the row that is named: %s', (question, passage, said) => {
    expect(saidOf(question, [passage])).toBe(said)
  })

  test('goes on with the row that was told before', () => {
    const earlier = [
      { question: 'Bis wann ist die Anreise zum Stellplatz?', answer: 'Stellplatz, Anreise: 13 bis 20 Uhr [1]' },
    ]
    expect(saidOf('und die Abreise?', [stay], earlier)).toBe('Stellplatz, Abreise: bis 12 Uhr')
  })
})

describe('whether somebody is open on a day', () => {
  const school = foundPassage(
    'Contact',
    'Secrétariat ouvert :\nlundi, mardi 10h-13h\nvendredi 10h-14h\n\nCafé langues : le premier vendredi du mois à 19h, venez comme vous êtes !',
    { language: 'fr' },
  )
  const gym = foundPassage(
    'Gym',
    'Gym floor\nMonday to Friday: 6 am – 10 pm\nSaturday: 8 am – 8 pm\n\nClasses\nBoxing for beginners: Tuesday 6 pm, £8. Choir: Saturday 7 pm.',
    { language: 'en' },
  )
  const museum = foundPassage(
    'Museo',
    'Cafetería\n- Martes a domingo: 9:30–18:00\n- Lunes: cerrado\n\nHorario\n- Martes a sábado: 10:00–19:00\n- Domingo: 10:00–14:00',
    { language: 'es' },
  )

  test.each([
    ['Bonjour, êtes-vous ouverts le vendredi ?', school, 'Secrétariat ouvert : vendredi 10h-14h'],
    ['are you open on tuesdays?', gym, 'Gym floor: Monday to Friday: 6 am – 10 pm'],
    ['¿Están abiertos los domingos?', museum, 'Domingo: 10:00–14:00'],
  ])('is told by hours, and by nothing that happens on it: %s', (question, passage, said) => {
    expect(saidOf(question, [passage])).toBe(said)
  })
})

describe('a question that names nothing, behind another one', () => {
  const inn = german(
    'Gasthof',
    'Rezeption\n- Montag bis Freitag: 8–20 Uhr\n- Samstag: 9–12 Uhr\n\nRestaurant\n- Donnerstag bis Samstag: 17–22 Uhr\n- Sonntag: 11–15 Uhr',
  )
  const restaurant = 'Restaurant  \nDonnerstag bis Samstag: 17–22 Uhr  \nSonntag: 11–15 Uhr'
  const front = 'Rezeption  \nMontag bis Freitag: 8–20 Uhr  \nSamstag: 9–12 Uhr'

  test.each([
    ['Habt ihr ein Restaurant?', 'wann macht es auf?', [inn], restaurant],
    ['Habt ihr ein Restaurant?', 'und wann habt ihr offen?', [inn], front],
    ['Habt ihr ein Restaurant?', 'Öffnungszeiten?', [inn], front],
    ['Gibt es Pizza?', 'wann macht es auf?', site, ''],
    ['Wo parke ich mein Auto?', 'bis wann ist zu?', site, ''],
    ['Was kostet der Platz?', 'heute offen?', site, reception],
  ])('is about what was asked before, where it is of something: %s %s', (before, question, found, said) => {
    expect(saidOf(question, found, [{ question: before, answer: 'Ja. [1]' }])).toBe(said)
  })
})

test('the price of a weekend is no answer to whether somebody is there on a Sunday', () => {
  const prices = foundPassage('Van hire', '', {
    language: 'en',
    headings: ['Van hire'],
    rows: [
      ['Van', 'Half day (5 hours)', 'Day', 'Weekend (Fri 4pm – Mon 9am)'],
      ['Small van (4 m³)', '£29', '£45', '£99'],
      ['Transit (9 m³)', '£39', '£62', '£135'],
    ],
  })
  const office = foundPassage(
    'Units',
    'You can get to your unit every day from 6am to 10pm with your own PIN. The office is open Monday to Friday 9am–5.30pm and Saturday 10am–2pm. On Sundays and bank holidays the office is closed.',
    { language: 'en', headings: ['Storage units and prices', 'Access'] },
  )
  expect(saidOf('are you open sunday', [prices, office])).toBe('On Sundays and bank holidays the office is closed.')
})

describe('hours that stand below a part of the year are those of the business', () => {
  const room = foundPassage(
    'Opening times',
    'TERM TIME\nMonday\tclosed\nThursday\t2 pm - 10 pm\nFriday\t12 noon - 11 pm\nSaturday\t9.30 am - 11 pm\n\nLOCAL SCHOOL HOLIDAYS\nTuesday to Sunday from 9.30 am, closing as above.',
    { language: 'en' },
  )
  const groups = foundPassage(
    'Opening times',
    'Starts 90 minutes before we close. Daytime groups and companies can have us outside of these times, mornings from 8.30 for instance, from Tuesday to Friday if they book a week ahead.',
    { language: 'en', headings: ['LAST GAME'], index: 1 },
  )
  test.each(['what time do you open on fridays', 'what time do you close on friday', 'when do you shut on friday?'])(
    '%s',
    (question) => {
      expect(saidOf(question, [groups, room])).toContain('12 noon - 11 pm')
    },
  )
})
