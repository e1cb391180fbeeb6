import type { Language } from './language.ts'
import type { SpokenWords } from './words.ts'

/** What the server says where the documents do not answer, and what the bubble adds to it: one reply, one language. */
export const notGuessedAfter: Readonly<Record<Language, readonly [refusal: string, line: string]>> = {
  en: ['I could not find that in the documents.', 'I would rather not guess. Try other words, or ask us directly.'],
  tr: ['Bunu belgelerde bulamadım.', 'Tahmin etmek istemem. Başka sözcüklerle deneyin ya da doğrudan bize sorun.'],
  de: [
    'Das konnte ich in den Dokumenten nicht finden.',
    'Raten möchte ich nicht. Versuchen Sie es mit anderen Worten oder fragen Sie uns direkt.',
  ],
  fr: [
    'Je n’ai pas trouvé cela dans les documents.',
    'Je préfère ne pas deviner. Essayez d’autres mots ou adressez-vous directement à nous.',
  ],
  es: [
    'No he podido encontrar eso en los documentos.',
    'Prefiero no adivinar. Pruebe con otras palabras o pregúntenos directamente.',
  ],
  pt: [
    'Não consegui encontrar isso nos documentos.',
    'Prefiro não adivinhar. Tente outras palavras ou pergunte diretamente a nós.',
  ],
  it: [
    'Non ho trovato questa informazione nei documenti.',
    'Preferisco non tirare a indovinare. Prova con altre parole o chiedi direttamente a noi.',
  ],
  nl: [
    'Dat kon ik niet vinden in de documenten.',
    'Ik gok liever niet. Probeer andere woorden of vraag het ons rechtstreeks.',
  ],
  ar: ['لم أجد ذلك في الوثائق.', 'لا أريد أن أخمّن. جرّب كلمات أخرى أو اسألنا مباشرة.'],
  ja: [
    'その内容は資料の中に見つかりませんでした。',
    '推測でのお答えは控えます。別の言葉で試すか、直接お問い合わせください。',
  ],
}

/** What is added to a refusal, in the language of that, in the owner's words where there are some; nothing after what a model words itself. */
export function notGuessed(reply: string, { own }: Pick<SpokenWords, 'own'>): string | undefined {
  for (const language of Object.keys(notGuessedAfter) as Language[]) {
    const [refusal, line] = notGuessedAfter[language]
    if (reply.trim() === refusal) return own?.[language]?.notGuessed ?? line
  }
  return undefined
}
