import type { Comparison, Guard } from './measure.ts'
import type { Table } from './units/unit.ts'

/** Names that tell two things of one kind apart, each by what it is not. */
const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:front|vorne?|vorder\p{L}*|avant|delanter[oa]s?|dianteir[oa]s?|anteriori?e?|davanti|voor(?:aan|ste|wiel|band|rem|kant))(?!\p{L})/iu,
    /(?<!\p{L})(?:rear|back|hinten|hinter\p{L}*|arrière|traser[oa]s?|traseir[oa]s?|posteriori?e?|dietro|achter(?:aan|ste|wiel|band|rem|kant)?)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:big|large|groß(?:e[rnms]?)?|gross(?:e[rnms]?)?|grande?s?|gros(?:se)?s?|grote?)(?!\p{L})/iu,
    /(?<!\p{L})(?:small|little|klein(?:e[rnms]?)?|petite?s?|pequeñ[oa]s?|pequen[oa]s?|piccol[oaie])(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:upper|top|obere[rnms]?|oben|supérieure?s?|superior(?:e|es)?|bovenste)(?!\p{L})/iu,
    /(?<!\p{L})(?:lower|bottom|untere[rnms]?|unten|inférieure?s?|inferior(?:e|es)?|onderste)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:indoors?|inside|innen|drinnen|intérieure?|interior|interno|binnen)(?!\p{L})/iu,
    /(?<!\p{L})(?:outdoors?|outside|außen|draußen|extérieure?|exterior|esterno|buiten)(?!\p{L})/iu,
  ],
]

/** Name with none of these, to see what is the same of two things of one kind. */
export const withoutSide = (name: string): string =>
  SIDES.flat()
    .reduce((rest, side) => rest.replace(side, ' '), name)
    .replace(/\s+/g, ' ')
    .trim()

/** "A puncture at the back" is not told the price of the row "Puncture repair front". */
export const isOfItsSide: Guard = ({ question }: Comparison) => {
  const asked = SIDES.flatMap(([one, other]) => {
    if (one.test(question.text) === other.test(question.text)) return []
    return [one.test(question.text) ? { own: one, others: other } : { own: other, others: one }]
  })
  if (asked.length === 0) return () => true
  const told = new Map<Table, { rows: boolean[]; columns: boolean[] }>()
  return ({ unit: { cell, kind } }) => {
    if (!cell) return true
    const { table, row, column } = cell
    const others = told.get(table) ?? {
      rows: ofOthers(table.rows.map(([name = '']) => name)),
      columns: ofOthers(table.heads),
    }
    told.set(table, others)
    return others.rows[row] !== true && !(kind === 'cell' && others.columns[column] === true)
  }

  /** Which of some names are of the other side of a thing that is there with the side that is asked for, too. */
  function ofOthers(names: readonly string[]): boolean[] {
    return names.map((name) =>
      asked.some(
        ({ own, others }) =>
          others.test(name) &&
          !own.test(name) &&
          names.some((other) => own.test(other) && withoutSide(other) === withoutSide(name)),
      ),
    )
  }
}

/** How the beginning and the end of a stay are called. */
const ARRIVAL =
  /(?<!\p{L})(?:check(?:ing)?[ -]?in|arriv\p{L}*|anreis\p{L}*|ankunft\p{L}*|ankomm\p{L}*|eincheck\p{L}*|llegad?a?r?|entrada|chegad?a?r?|aankomst|aankomen|incheck\p{L}*|giriş\p{L}*)(?!\p{L})/iu
const DEPARTURE =
  /(?<!\p{L})(?:check(?:ing)?[ -]?out|depart(?:ure)?s?|abreis\p{L}*|auscheck\p{L}*|départ|salida|saída|partenza|vertrek\p{L}*|uitcheck\p{L}*|çıkış\p{L}*)(?!\p{L})/iu

/** "When is check-out?" is not told from when on people may come: both are a "check". */
export const isOfItsEnd: Guard = ({ question: { text, kind } }: Comparison) => {
  const isArrival = ARRIVAL.test(text)
  if ((kind !== 'clock' && kind !== 'date') || isArrival === DEPARTURE.test(text)) return () => true
  const [own, other] = isArrival ? [ARRIVAL, DEPARTURE] : [DEPARTURE, ARRIVAL]
  return ({ unit }) => own.test(unit.text) || !other.test(unit.text)
}
