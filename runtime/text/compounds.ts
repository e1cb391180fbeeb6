import { isEverydayWord } from './everyday/index.ts'
import { isStopWord } from './language.ts'
import { stem } from './stem.ts'
import type { Language } from './stop-words.ts'

/** What may stand between the parts of a compound, in languages that write them together. */
const linkers: Partial<Record<Language, readonly string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'e', 'en', 'er'],
  sv: ['', 's'],
  da: ['', 's', 'e', 'er'],
  no: ['', 's', 'e', 'er'],
}
/** Endings after which an "s" is always a linker. */
const linkedByS = /(?:ung|heit|keit|schaft|ion|tät|ing|heid|teit|schap|het|else)$/
/** What no compound ends with: a "Versicherung" is made of a verb. */
const ENDING =
  /^(?:er|el|ig|ier)?ung(?:en|s)?$|^(?:bar|lich|los|sam|haft)(?:e[mnrs]?|(?:ig)?keit(?:en)?)$|^erinn(?:en)?$/
const LEAST_PART = 4
/** A part that nobody knows must be long, and what it is said to be joined with too, or every word would fall apart. */
const LEAST_UNKNOWN = 5
const LEAST_SURE_HEAD = 6
const LONGEST = 40

/** Things of their own, whatever they end with: a "Bildschirm" is no umbrella, a "Passwort" no word. Folded. */
const OWN_THINGS =
  /(?:antwort|(?:mon|diens|donners|frei|sams|sonn|feier|werk)tag|anschrift|aufzug|bahnhof|bildschirm|freizeit|friedhof|fruhstuck|gasthof|gegenstand|gegenteil|grundsatz|grundstuck|haftpflicht|handschuh|handtuch|hochzeit|kennwort|mahlzeit|nachteil|passwort|stichwort|umsatz|unterschrift|urlaub|urteil|vorschrift|vorstand|vorteil|zeitschrift|zustand|beeldscherm|handdoek|handschoen|nadeel|voordeel|wachtwoord)\p{L}{0,3}$/u
/** What begins a verb, and what is made of one: who sells does not buy. */
const NO_PART = /^(?:ver|zer|ent|emp|miss|ont|for|und)$/
const SHORTEST_HEAD = 3
const LEAST_ROOT = 5
/** Letters that an ending adds to the last part at most, and that stand before it at least. */
const MOST_ENDING = 3
const LEAST_BEFORE = 3

/**
 * Tells of folded words whether they are compounds of a folded word, in whatever form it stands there: "Benutzerpasswörter"
 * and "Passwortregel" of "Passwort". `known` is that of `splitCompound`.
 */
export function compoundsWith(
  word: string,
  language: Language | undefined,
  known: (stem: string) => boolean = () => false,
): (compound: string) => boolean {
  const between = language === 'fi' ? [''] : language && linkers[language]
  if (!between || word.length < SHORTEST_HEAD) return () => false
  const root = stem(word, language)
  const beginning = sharedBeginning(word, root)
  if (beginning.length < SHORTEST_HEAD) return () => false
  const isPart = (part: string) => part.length >= LEAST_PART && isKnownWord(part, language, known)
  const isFirst = (text: string) =>
    between.some((linker) => text.endsWith(linker) && isPart(text.slice(0, text.length - linker.length)))
  const isLast = (text: string) =>
    between.some((linker) => text.startsWith(linker) && isPart(text.slice(linker.length)))
  const isForm = (text: string) =>
    text === word ||
    (text.length <= word.length + MOST_ENDING && (text === `${word}s` || stem(text, language) === root))

  return (compound) => {
    if (compound.length < word.length + 2) return false
    if (root.length >= LEAST_ROOT && compound.startsWith(root) && isLast(compound.slice(root.length))) return true
    const at = compound.lastIndexOf(beginning)
    if (at < LEAST_BEFORE) return false
    const [first, last] = [compound.slice(0, at), compound.slice(at)]
    if (!isForm(last) || isOwnThing(compound, at)) return false
    // "Siedlungen" are no lungs: a short word, and more so in another form, needs company that is known.
    const isLong = word.length >= (last === word ? LEAST_PART : LEAST_SURE_HEAD)
    return isLong ? !NO_PART.test(first) : isFirst(first)
  }
}

/** Whether what begins at a place of a folded word only ends something that is a thing of its own: the "Pflicht" of a "Haftpflicht". */
export function isOwnThing(compound: string, at: number): boolean {
  const own = OWN_THINGS.exec(compound)
  return own !== null && own.index < at
}

function sharedBeginning(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.slice(0, at)
}

const isKnownWord = (part: string, language: Language | undefined, known: (stem: string) => boolean) =>
  isEverydayWord(part, language) || known(stem(part, language))

interface Split {
  head: string
  tail: string
  worth: number
}

/**
 * The parts of a compound, each as it would stand alone; only the word where it is none. `known` says whether the
 * documents hold a stem; everyday words are known without it.
 */
export function splitCompound(
  word: string,
  language: Language | undefined,
  known: (stem: string) => boolean = () => false,
): string[] {
  const between = language && linkers[language]
  if (!between || word.length < 2 * LEAST_PART || word.length > LONGEST || !/^\p{L}+$/u.test(word)) return [word]
  const isKnown = (part: string) => isKnownWord(part, language, known)
  let best: Split | undefined
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
    const tail = word.slice(at)
    const knowsTail = isKnown(tail)
    for (const linker of between) {
      const head = word.slice(0, at - linker.length)
      if (!word.slice(0, at).endsWith(linker) || head.length < LEAST_PART) continue
      const knowsHead = isKnown(head)
      if (!knowsTail && !knowsHead) continue
      if (!knowsHead && (head.length < LEAST_UNKNOWN || isStopWord(head, language))) continue
      if (!knowsTail && (tail.length < LEAST_UNKNOWN || head.length < LEAST_SURE_HEAD || ENDING.test(tail))) continue
      // A known tail says what the word is about; of equals the longer known parts, and the shorter linker.
      const join = linker === 's' && linkedByS.test(head) ? -2 : linker.length / 2
      const worth = (knowsTail ? 20 + tail.length : 0) + (knowsHead ? 10 + head.length : 0) - join
      if (!best || worth > best.worth) best = { head, tail, worth }
    }
  }
  if (!best) return [word]
  return [best.head, best.tail].flatMap((part) => (isKnown(part) ? [part] : splitCompound(part, language, known)))
}
