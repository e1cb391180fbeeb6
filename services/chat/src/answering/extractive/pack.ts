import type { Candidate, Guard } from './measure.ts'
import type { ReadPassage, Unit } from './units/unit.ts'

/** Several at once, bought together. */
const PACK =
  /(?<![\p{L}\p{N}])(?:\p{N}+er[- ]?(?:karten?|blöcke?|block|abos?|pakete?|packs?)|(?:zehner|fünfer|mehrfach|punkte)karten?|\p{N}+[- ](?:visit|class|session|ride|lesson|entry|treatment|game)s? (?:cards?|pass(?:es)?|tickets?|packs?|bundles?)|(?:cards?|pass(?:es)?|packs?|bundles?) (?:of|for) (?:\p{N}+|five|six|eight|ten|twelve)|carnets? de \p{N}+|(?:bonos?|abonos?) de \p{N}+|carnet (?:da|di) \p{N}+|\p{N}+-?(?:rittenkaart|badenkaart|beurtenkaart))(?![\p{L}\p{N}])/iu
/** Who asks for several at once may say it in many ways. */
const ASKS_SEVERAL =
  /(?<!\p{L})(?:\p{L}*kart(?:en?)?|block|abos?|\p{L}*pakete?|cards?|pass(?:es)?|packs?|packages?|bundles?|tickets?|multi|several|mehrere|carnets?|bonos?|abonos?|(?:ritten|beurten)kaart|times|mal|sessions|visits|lessons|classes|treatments|five|six|eight|ten|twelve|fünf|sechs|acht|zehn|zwölf)(?!\p{L})|\p{N}er(?!\p{L})|\p{N}\s?x(?!\p{L})/iu

/** "How much is a massage?" is not answered by what ten of them cost, where there is a price of one. */
export const isNoPack: Guard = ({ question, candidates }) => {
  const mayBePack = question.kind !== 'price' || question.lean !== 'not' || ASKS_SEVERAL.test(question.text)
  const having = new Map<ReadPassage, boolean>()
  const isPack = ({ unit, reading: { read } }: Candidate) => {
    if (unit.cell) return false
    if (!having.has(read)) having.set(read, PACK.test(read.above) || PACK.test(read.text))
    return having.get(read) === true && isOfPack(unit, read)
  }
  let others: boolean | undefined
  const isSoldSingly = () => (others ??= candidates.some((one) => MONEY.test(one.unit.text) && !isPack(one)))
  return (candidate) => mayBePack || !isPack(candidate) || !isSoldSingly()
}

/** Whether what stands before the first amount of a piece, or above it, names a pack. */
function isOfPack({ kind, text }: Unit, { above, text: all }: ReadPassage): boolean {
  const named = text.split(MONEY)[0] as string
  return PACK.test(named) || PACK.test(above) || (kind === 'item' && PACK.test(labelAbove(text, all)))
}
const MONEY = /(?<![\p{L}\p{N}])(?:[€£$]\s?\p{N}|\p{N}+(?:[.,]\p{N}+)?\s?(?:[€£$]|euros?|eur|pounds?)(?!\p{L}))/iu

/** The line above the list that an item stands in. */
function labelAbove(item: string, all: string): string {
  const before = all.slice(0, Math.max(0, all.indexOf(item))).split('\n')
  return before.findLast((line, i) => i < before.length - 1 && line.trim() !== '' && !line.startsWith('- ')) ?? ''
}
