import { guessLanguage, isStopWord, words } from '@docent/runtime/text'

/** The languages that Docent itself speaks to readers: those of the bubble. */
export const spoken = ['en', 'tr', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ar', 'ja'] as const
export type SpokenLanguage = (typeof spoken)[number]

interface Sentences {
  notFound: string
  notSure: string
  /** How the language says that documents lack something, in words other than ours: both have to stand there. */
  source: RegExp
  lacking: RegExp
}

const sentences: Record<SpokenLanguage, Sentences> = {
  en: {
    notFound: 'I could not find that in the documents.',
    notSure: 'I am not sure. This is the closest I found in the documents.',
    source: /\b(?:documents?|passages?|context|sources?|material)\b/,
    lacking:
      /\b(?:could ?n[o']t find|can(?:no|')t find|did ?n[o']t find|unable to find|not found|no (?:information|mention)|(?:do|does) ?n[o']t (?:contain|mention|say|provide|include|hold|specify|cover))\b/,
  },
  tr: {
    notFound: 'Bunu belgelerde bulamadım.',
    notSure: 'Emin değilim. Belgelerde bulduğum en yakın bilgi bu.',
    source: /(?:belge|doküman|kaynak|metin|pasaj)/,
    lacking: /(?:bulamadım|bulamıyorum|bulunamadı|bulunmuyor|bilgi yok|yer almıyor|geçmiyor|belirtilmiyor)/,
  },
  de: {
    notFound: 'Das konnte ich in den Dokumenten nicht finden.',
    notSure: 'Ich bin nicht sicher. Das kommt Ihrer Frage in den Dokumenten am nächsten.',
    source: /\b(?:dokumente?n?|unterlagen|textstellen?|passagen?|quellen?|kontext)\b/,
    lacking:
      /(?:nicht (?:finden|gefunden|enthalten|erwähnt|angegeben)|nichts (?:gefunden|finden|dazu)|keine (?:information|angabe|auskunft)|enthalten (?:dazu )?nichts|erwähnen .* nicht)/,
  },
  fr: {
    notFound: 'Je n’ai pas trouvé cela dans les documents.',
    notSure: 'Je n’en suis pas sûr. Voici ce que j’ai trouvé de plus proche dans les documents.',
    source: /\b(?:documents?|passages?|contexte|sources?)\b/,
    lacking:
      /(?:pas (?:pu )?(?:trouvé|trouver)|rien trouvé|introuvable|ne (?:contien|mentionn|précis|indiqu)\S* pas|aucune (?:information|mention))/,
  },
  es: {
    notFound: 'No he podido encontrar eso en los documentos.',
    notSure: 'No lo sé con certeza. Esto es lo más cercano que he encontrado en los documentos.',
    source: /\b(?:documentos?|pasajes?|contexto|fuentes?)\b/,
    lacking:
      /(?:no (?:he podido |pude |puedo )?(?:encontr|hall)|no (?:contien|mencion|indic|especific|incluy)|no hay (?:información|mención)|ninguna información)/,
  },
  pt: {
    notFound: 'Não consegui encontrar isso nos documentos.',
    notSure: 'Não tenho certeza. Isto é o mais próximo que encontrei nos documentos.',
    source: /(?:documentos?|trechos?|passagens?|contexto|fontes?)(?!\p{L})/u,
    lacking:
      /(?:não (?:consegui |pude |foi possível )?(?:encontr|localiz)|não (?:cont[éê]m|menciona|indica|inclu|especifica)|não há (?:informaç|menção)|nenhuma informação)/,
  },
  it: {
    notFound: 'Non ho trovato questa informazione nei documenti.',
    notSure: 'Non ne ho la certezza. Questa è la cosa più vicina che ho trovato nei documenti.',
    source: /\b(?:document[io]|passagg[io]|contesto|font[ei])\b/,
    lacking:
      /non (?:ho trovato|sono riuscit[oa] a trovar|riesco a trovar|è stato possibile trovar|conten|menzion|indica|specific|c'è alcuna|ci sono informazioni)/,
  },
  nl: {
    notFound: 'Dat kon ik niet vinden in de documenten.',
    notSure: 'Ik weet het niet zeker. Dit komt in de documenten het dichtst in de buurt.',
    source: /\b(?:document(?:en)?|passages?|context|bronnen|bron)\b/,
    lacking:
      /(?:niet (?:vinden|gevonden|vermeld|genoemd|terugvinden)|geen informatie|niets (?:gevonden|over)|vermelden .* niet|bevatten .* niet)/,
  },
  ar: {
    notFound: 'لم أجد ذلك في الوثائق.',
    notSure: 'لست متأكدًا. هذا أقرب ما وجدته في الوثائق.',
    source: /(?:المستندات|الوثائق|المقاطع|النصوص|المصادر)/,
    lacking: /(?:لم أجد|لم أعثر|لا أجد|لا تحتوي|لا تذكر|لا توجد معلومات|لا يوجد)/,
  },
  ja: {
    notFound: 'その内容は資料の中に見つかりませんでした。',
    notSure: '確かではありません。資料の中で最も近い内容は次のとおりです。',
    source: /(?:文書|資料|ドキュメント|文章|記述)/,
    lacking:
      /(?:見つかりません|見つけられません|見つけることができません|記載(?:され|が|は)?[^。]*(?:ません|ない)|書かれていません|情報(?:が|は)ありません)/,
  },
}

/** Longer than this, or with a figure, it says more than that nothing was found. */
const LONGEST_REFUSAL = 180
/** What comes after it is not a refusal any more. */
const GOES_ON =
  /(?:\b(?:but|however|aber|jedoch|allerdings|mais|cependant|pero|mas|porém|ma|però|maar|echter|ama|ancak)\b|لكن|しかし|ただし|ですが)/u

/** What is said where the documents are about something else. Of a language not spoken here: in English. */
export const notFoundIn = (language: string): string => phrasesOf(language).notFound

/** What is said where the documents come near, but do not say it. Of a language not spoken here: in English. */
export const notSureIn = (language: string): string => phrasesOf(language).notSure

/** Whether an answer is one of the sentences that Docent says itself where the documents do not answer. */
export function isOwnSentence(text: string): boolean {
  const said = text.trim()
  return isNotFound(said) || spoken.some((language) => said === sentences[language].notSure)
}

/** Whether a text says no more than that the documents do not hold it: in our words of any language, or in near ones. */
export function isNotFound(text: string): boolean {
  const said = bare(text)
  if (said === '' || said.length > LONGEST_REFUSAL) return false
  if (refusals().has(said)) return true
  if (/\p{N}/u.test(said) || /[.!?。！？؟]\s*\S/u.test(said) || GOES_ON.test(said)) return false
  return spoken.some((language) => sentences[language].source.test(said) && sentences[language].lacking.test(said))
}

/**
 * The language to speak to the reader of an answer in: that of the question; where it leaves that open, the one that the
 * conversation told last, then the one of these that the reader prefers; else English.
 *
 * @param preferred tags like "de-AT, en;q=0.5"
 * @param before the questions before it, the latest last
 */
export function replyLanguage(question: string, preferred = '', before: readonly string[] = []): SpokenLanguage {
  const wanted = preferred.split(',').flatMap((tag) => spokenOf(tag.trim()) ?? [])
  let told: SpokenLanguage | undefined
  for (const one of [...before, question]) told = languageToldBy(one, told ?? wanted[0]) ?? told
  return told ?? mostSmallWords(words(question), wanted) ?? wanted[0] ?? 'en'
}

/** Words of a language that outweigh a small one of the language that was spoken. */
const CLEARLY = 2

/** The language of a question, as far as it tells; `usual` is the one that was spoken or is preferred. */
function languageToldBy(question: string, usual: SpokenLanguage | undefined): SpokenLanguage | undefined {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(question)) return 'ja'
  if (/\p{sc=Arabic}/u.test(question)) return 'ar'
  const all = words(question)
  const guess = guessLanguage(all)
  const language = guess && spokenOf(guess)
  if (!language || !usual || language === usual) return language
  // "lamp warranty" is typed by people of any language: only a sentence tells theirs.
  if (!question.includes('?') && !all.some((word) => isSmall(word, language))) return undefined
  // Small words of one language are words of another: "also in October?" is no German in an English conversation.
  const others = all.filter((word) => !isSmall(word, usual))
  const own = others.filter((word) => isSmall(word, language) || guessLanguage([word]) === language)
  return others.length < all.length && own.length < CLEARLY ? usual : language
}

/** The language that most small words are of: of as many, the one that is preferred. */
function mostSmallWords(all: readonly string[], wanted: readonly SpokenLanguage[]): SpokenLanguage | undefined {
  let [best, most]: [SpokenLanguage | undefined, number] = [undefined, 0]
  for (const language of new Set([...wanted, ...spoken])) {
    const count = all.filter((word) => isSmall(word, language)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}

const isSmall = (word: string, language: SpokenLanguage) => language !== 'ja' && isStopWord(word, language)

const phrasesOf = (language: string) => sentences[spokenOf(language) ?? 'en']

function spokenOf(tag: string): SpokenLanguage | undefined {
  const primary = tag.toLowerCase().split(/[-_;]/)[0]
  return spoken.find((language) => language === primary)
}

/** Manners before a refusal are no turn to something else. */
const SORRY =
  /^(?:(?:i'm |i am )?(?:very )?sorry|unfortunately|(?:es )?tut mir leid|leider|(?:je suis )?désolée?|lo siento|desculpe|sinto muito|mi dispiace|het spijt me|helaas|üzgünüm|maalesef)[,.:]?\s*(?:(?:but|aber|mais|pero|mas|ma|maar|ama|ancak)\s+)?/

let bareRefusals: Set<string> | undefined
const refusals = () => (bareRefusals ??= new Set(spoken.map((language) => bare(sentences[language].notFound))))

/** Without citations, quotes, case and the full stop: what models vary. */
function bare(text: string): string {
  return text
    .replace(/(?:\[|【)[\d\s,;–-]*(?:\]|】)/g, '')
    .replaceAll('’', "'")
    .trim()
    .replace(/^["'“”„«»*_\s]+|["'“”«»*_\s.。!]+$/gu, '')
    .toLowerCase()
    .replace(SORRY, '')
}
