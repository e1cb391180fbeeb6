import { monthNamed } from './calendar/names.ts'

const LONGEST_SENTENCE = 450
/** After the mark that ends a sentence and what closes with it; scripts without spaces need none behind it. */
const ENDS = /(?<=[.!?؟।…]["'”’»)\]]{0,3})\s+|(?<=[。！？]["'”’」』）]{0,2})|\n+/u
/** "Dr.", "e.g.", "z. B." or an initial ends no sentence, and neither does a number in a list or a date ("3. Mai"). */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\s?\p{L}|\d{1,2}|Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|Fam|Hr|Mme|Mlle|Sra|Dra|vs|approx|incl|excl|inkl|einschl|exkl|zzgl|evtl|bspw|min|max|Inc|Ltd|No|Fig|Tel|tel|bzw|ca|Nr|Abs|Art|sog|usw|Mio|Mrd|av|env|núm|pág|тыс|млн|млрд|стр|им)\.$/u

/** Days, months, units and the like, behind which a sentence goes on where a figure or a small letter follows: "spät. 22 Uhr", "dim. 10 h". */
const SHORTENED =
  /(?:^|[\s(/–-])(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab|Jan|Feb|Mär|Mar|Apr|Jun|Jul|Aug|Sept?|Okt|Oct|Nov|Dez|Dec|janv|févr|avr|juill|sept|oct|nov|déc|ene|ago|dic|spät|früh|mind|höchst|tgl|wö|mtl|jährl|Pers|Std|Min|Sek|Wo|Stk|Stck|Str|Rd|Ave|Ext|hrs?|mins?|wg|lt|gem|ggf|bes|insb|vgl|appt|rens|réf|tél|Tél|apt|aprox|máx|mín|mass|cad|cf|pp|Pkt|Bd|bd|Kl|Kat)\.$/u
const GOES_ON = /^[\p{Ll}\p{N}(€£$–-]/u
/** "10 – 16." ends a sentence as no "16." does, but for that before a month. */
const ENDS_RANGE = /\p{N}\s?[–—-]\s?\p{N}{1,2}\.$/u
const endsWithRange = (open: string, next: string) =>
  ENDS_RANGE.test(open) && /^\p{Lu}/u.test(next) && monthNamed(/^\p{L}+/u.exec(next)?.[0] ?? '') === undefined

/** The sentences of a text in order, as they are written. Lines are kept apart: they are headings, items or cells. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => joinAbbreviations(line.split(ENDS)).flatMap(cut))
}

/** What somebody said, or what is added, ends inside a sentence: 'It says "Stop." and waits', "27 € (20 Min.) and 49 €". */
const SPOKEN = /[.!?…]["'”’»)]$/

function joinAbbreviations(parts: readonly string[]): string[] {
  const sentences: string[] = []
  let open = ''
  for (const [i, part] of parts.entries()) {
    open = open ? `${open} ${part}` : part
    const next = parts[i + 1] ?? ''
    const goesOn =
      (ABBREVIATION.test(open) && !endsWithRange(open, next)) ||
      (SPOKEN.test(open) && isFragment(next)) ||
      (GOES_ON.test(next) && SHORTENED.test(open))
    if (goesOn && open.length < LONGEST_SENTENCE) continue
    sentences.push(open)
    open = ''
  }
  if (open) sentences.push(open)
  return sentences
}

/** What no mark ends for too long (tables, lists, scripts without marks) is cut between words. */
function cut(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence.trim()
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE)
    const at = space > LONGEST_SENTENCE / 2 ? space : LONGEST_SENTENCE
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest ? [...pieces, rest] : pieces
}

/** Asks instead of telling: what follows it answers. */
export const isQuestion = (sentence: string) => /[?？؟]["'”’)]*$/.test(sentence)

/** The rest of a sentence that was cut: it begins in lower case. */
export const isFragment = (sentence: string) => /^\p{Ll}/u.test(sentence)

/** Marks of a list where a line began: they are no words of the sentence. */
export const withoutListMarks = (sentence: string) =>
  sentence.replace(/^(?:[-–*•▪◦‣●■]\s+)+/u, '').replace(/\s[•▪◦‣●■]\s+/gu, ' ')
