/** Verbs of who runs a business: "do we deliver" is said by it, "do we need a ticket" by a visitor. */
const DO_YOU =
  /(?<=\bdo )we(?= (?:accept|offer|sell|repair|treat|serve|deliver|ship|stock|rent out|provide|teach|cover|specialise|specialize)\b)/iu
const BEHANDELN_SIE =
  /(?<=(?:^|[^\p{L}])(?:bieten|verkaufen|reparieren|behandeln|liefern|versenden|akzeptieren|vermieten|unterrichten) )wir(?!\p{L})/iu
/** As they stand they are asked by the owner, and are more work to turn than they are worth. */
const OF_OWNERS =
  /^(?:who|where) are we\b|\bare we (?:open|closed)\b|^(?:wer|wo) sind wir(?!\p{L})|(?:sommes|proposons|offrons|vendons|livrons|soignons|réparons|acceptons)-nous(?!\p{L})/iu

const isShouted = (text: string) => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/**
 * A question of a document as a visitor asks it: not shouted, and not in the voice of the owner. Undefined where it takes more
 * than a word to make it one.
 * @param text what else the document says: it tells how German words are written
 */
export function asVisitorsAsk(question: string, language: string, text: string): string | undefined {
  const said = isShouted(question) ? spoken(question, language, text) : question
  if (said === undefined || OF_OWNERS.test(said)) return undefined
  return said.replace(DO_YOU, 'you').replace(BEHANDELN_SIE, 'Sie')
}

function spoken(question: string, language: string, text: string): string | undefined {
  const lower = question.toLocaleLowerCase(language)
  if (language.startsWith('en')) return begun(lower.replaceAll(/(?<!\p{L})i(?!\p{L})/gu, 'I'), language)
  if (!language.startsWith('de')) return begun(lower, language)
  // How a word begins that begins a sentence tells nothing.
  const written = new Set(text.match(/(?<=[\p{L},;] )\p{L}+/gu))
  const isWritten = (word: string) => written.has(word) || written.has(begun(word, language))
  const [, ...others] = lower.match(/\p{L}+/gu) ?? []
  if (!others.every(isWritten)) return undefined
  return begun(
    lower.replaceAll(/\p{L}+/gu, (word) => (written.has(word) ? word : begun(word, language))),
    language,
  )
}

const begun = (text: string, language: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language))
