import { describe, expect, test } from '@jest/globals'
import { foundPassage } from '../../../test/found-passage.ts'
import { saidOf } from '../../../test/said-of.ts'

const passagesOf = (language: string, texts: Record<string, string>) =>
  Object.entries(texts).map(([heading, text]) => foundPassage(heading, text, { headings: [heading], language }))

const german = passagesOf('de', {
  'IT-Richtlinie': 'Benutzerpasswörter müssen mindestens 12 Zeichen haben. Sie werden alle 90 Tage geändert.',
  Geräte: 'Firmenhandys werden nach drei Jahren ersetzt. Dienstlaptops dürfen mit nach Hause genommen werden.',
  Sicherheit: 'Das Administratorkennwort kennt nur die Leitung.',
  Anlage: 'Das Hallenbad öffnet um 7 Uhr. Auf die Halle folgt der Hundestrand hinter der Düne.',
  Anreise:
    'Vom Bahnhof fährt ein Shuttlebus alle 30 Minuten, auch vom Shuttle aus. Der Gästeparkplatz kostet 6 Euro am Tag.',
  Gebühren: 'Die Endreinigung kostet 75 Euro. Der Bettwäscheverleih kostet 8 Euro pro Person.',
  Räder: 'Die Fahrräder stehen am Tor. Die Miete beträgt 12 Euro am Tag. Eine Kaution von 50 Euro wird hinterlegt.',
  Verkauf: 'Der Verkauf ist am Freitag von 9 bis 12 Uhr. Geschenkgutscheine gelten drei Jahre.',
})
const dutch = passagesOf('nl', {
  Huisregels: 'Gebruikerswachtwoorden moeten minstens 12 tekens hebben.',
  Prijzen: 'Een huurfiets kost 12 euro per dag. Het ontbijtbuffet kost 14 euro.',
})
const ask = (question: string, passages: typeof german) => saidOf(question, passages)

describe('a question is answered by what a compound of its words says', () => {
  test.each([
    ['Wie lang müssen Passwörter sein?', german, '12 Zeichen'],
    ['Wie lang muss ein Passwort sein?', german, '12 Zeichen'],
    ['Wie viele Zeichen muss mein Passwort haben?', german, '12 Zeichen'],
    ['Nach wie vielen Jahren wird ein Handy ersetzt?', german, 'drei Jahren'],
    ['Darf ich meinen Laptop mit nach Hause nehmen?', german, 'Dienstlaptops'],
    ['Wer kennt das Kennwort des Administrators?', german, 'die Leitung'],
    ['Wann öffnet das Bad?', german, '7 Uhr'],
    ['Wie oft fährt der Bus?', german, '30 Minuten'],
    ['Was kostet ein Parkplatz?', german, '6 Euro'],
    ['Was kostet die Reinigung?', german, '75 Euro'],
    ['Wie lange gilt ein Gutschein?', german, 'drei Jahre'],
    ['Wie hoch ist die Fahrradmiete?', german, '12 Euro'],
    ['Hoeveel tekens moet een wachtwoord hebben?', dutch, '12 tekens'],
    ['Wat kost een fiets?', dutch, '12 euro'],
    ['Wat kost het buffet?', dutch, '14 euro'],
  ])('%s', (question, passages, answer) => {
    expect(ask(question, passages)).toContain(answer)
  })
})

describe('a question is not answered by what only ends or begins alike', () => {
  test.each([
    ['Was kostet ein Schirm?', german],
    ['Gibt es einen Hof?', german],
    ['Wann ist der Kauf?', german],
    ['Was kostet die Fensterreinigung?', german],
    ['Wie oft fährt der Schulbus?', german],
    ['Wann öffnet das Freibad?', german],
    ['Wie hoch ist die Bootskaution?', german],
    ['Wat kost een kinderfiets?', dutch],
    ['Wat kost het dinerbuffet?', dutch],
  ])('%s', (question, passages) => {
    expect(ask(question, passages)).toBe('')
  })
})
