import { describe, expect, test } from '@jest/globals'
import { guessLanguage, words } from './index.ts'

/** Questions of two to five words as visitors type them, also without accents and capitals. */
const shortQuestions = {
  en: [
    'dogs allowed?',
    'how much is it',
    'do you deliver?',
    'can I pay cash',
    'when do you close',
    'where to park?',
    'got any vegan food',
    'need an appointment?',
  ],
  de: [
    'drohne fliegen erlaubt?',
    'Habt ihr einen Pool?',
    'Hunde erlaubt?',
    'was kostet das',
    'kann man grillen?',
    'wann macht ihr auf',
    'darf ich rauchen',
    'gibt es Parkplätze?',
  ],
  fr: [
    'Avez-vous une piscine ?',
    'chiens acceptés ?',
    'combien ça coûte',
    'vous livrez ?',
    'peut-on fumer ?',
    'où se garer',
    'êtes-vous ouverts dimanche',
    'je peux annuler ?',
  ],
  es: [
    '¿Tenéis piscina?',
    'tienen piscina?',
    'cuanto cuesta',
    'puedo llevar perro?',
    'aceptan tarjeta?',
    '¿Hay wifi?',
    'se puede fumar?',
    'a qué hora abren',
  ],
  it: [
    'Avete una piscina?',
    'vorrei prenotare un tavolo',
    'quanto costa?',
    'posso portare il cane',
    'accettate carte?',
    'siete aperti domenica?',
    "c'è un parcheggio?",
    'potete consegnare a casa?',
  ],
  pt: [
    'Vocês têm piscina?',
    'têm piscina?',
    'quanto custa?',
    'posso levar cachorro?',
    'aceitam cartão?',
    'onde fica a loja',
    'que horas abrem',
    'é permitido fumar?',
  ],
  nl: [
    'Hebben jullie een zwembad?',
    'honden toegestaan?',
    'hoeveel kost het',
    'mag ik hier roken',
    'kan ik pinnen?',
    'zijn jullie zondag open?',
    'waar kan ik parkeren',
    'bezorgen jullie ook?',
  ],
  tr: [
    'Havuzunuz var mı?',
    'köpek kabul ediyor musunuz',
    'saat kaçta açılıyor',
    'fiyatı ne kadar?',
    'kartla ödeyebilir miyim',
    'wifi var mı',
    'pazar açık mısınız',
    'randevu gerekli mi',
  ],
  ar: ['هل لديكم مسبح؟', 'كم السعر؟', 'متى تفتحون؟'],
} as const

describe('the language of a short question', () => {
  const cases = Object.entries(shortQuestions).flatMap(([language, questions]) =>
    questions.map((question) => [language, question] as const),
  )

  test.each(cases)('%s: %s', (language, question) => {
    expect(guessLanguage(words(question))).toBe(language)
  })
})

test.each(['sauna?', 'whatsapp', 'yoga', 'sim'])(
  'nothing is guessed of what is called the same everywhere: %s',
  (word) => {
    expect(guessLanguage(words(word))).toBeUndefined()
  },
)
