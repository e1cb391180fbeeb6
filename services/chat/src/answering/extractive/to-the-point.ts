import { AS_IT_STANDS, MEANT, tellingOf, worthIn, type Term } from './match/terms.ts'
import type { Guard } from './measure.ts'
import { has } from './question/values.ts'
import { standingCell } from './units/facts.ts'
import { stemsIn } from './units/stems.ts'
import type { Stems } from './units/unit.ts'

const isAnyIn = (terms: readonly Term[], stems: Stems): boolean => terms.some((term) => worthIn(term, stems) >= MEANT)

const OFF =
  /(?<!\p{L})(?:how much (?:\p{L}+ ){0,2}(?:off|discount|cheaper|less)|wie ?viel (?:\p{L}+ ){0,2}(?:rabatt|nachlass|ermäßigung|billiger|günstiger)|combien de (?:remise|réduction)|cuánto descuento|quanto (?:desconto|sconto)|hoeveel korting)(?!\p{L})/iu
const TELLS_OFF =
  /\p{N}\s?(?:%|per ?cent|prozent)|(?<!\p{L})(?:off|less|cheaper|discounts?|reduc\p{L}+|\p{L}*rabatt\p{L}*|nachl[aä]ss\p{L}*|ermäßig\p{L}*|weniger|billiger|günstiger|remises?|réduc\p{L}+|moins|descuentos?|menos|descontos?|sconti?o?|meno|korting|minder)(?!\p{L})/iu

/** "How much off for students?" is not answered by what they pay. */
const tellsWhatIsOff: Guard = ({ question }) => {
  const asks = OFF.test(question.text)
  return ({ unit: { text, asks: asked } }) => !asks || TELLS_OFF.test(text) || TELLS_OFF.test(asked?.text ?? '')
}

const GONE =
  /(?<!\p{L})(?:out of stock|sold out|unavailable|not (?:available|in stock)|ausverkauft|nicht (?:mehr )?(?:auf lager|vorrätig|verfügbar|lieferbar|da)|vergriffen|en rupture|épuisée?s?|agotad[oa]s?|esgotad[oa]s?|esaurit[oaie]|uitverkocht)(?!\p{L})/iu
const STOCK =
  /(?<!\p{L})(?:stock|available|availability|quantity|qty|left|\p{L}*bestand|lager|vorrätig|verfügbar\p{L}*|anzahl|disponib\p{L}*|existencias|giacenza|voorraad)(?!\p{L})/iu
const SOME = /^\s*0*[1-9]/u

/** "Which are out of stock?" is not answered by one of which three are there. */
const isGone: Guard = ({ question }) => {
  const asks = GONE.test(question.text)
  return ({ unit }) => {
    const cell = asks ? standingCell(unit) : undefined
    if (!cell) return true
    const { heads, rows } = cell.table
    return !heads.some((head, column) => STOCK.test(head) && SOME.test(rows[cell.row]?.[column] ?? ''))
  }
}

const REMARK = /\(([^()]*)\)/gu
const INCLUDED =
  /(?<!\p{L})(?:includ\p{L}+|inclusive|incl|inklusive|inkl|enthalten|inbegriffen|compris\p{L}*|inclus\p{L}*|incluid\p{L}+|incluíd\p{L}+|inbegrepen)(?!\p{L})/iu

/** "How much is a helmet?" is not told what a bike "(helmet included)" costs. */
const isNotJustIncluded: Guard = ({ question, terms }) => {
  const telling = question.kind === 'price' ? tellingOf(terms) : []
  return ({ unit, reading: { read } }) => {
    const cell = telling.length > 0 ? standingCell(unit) : undefined
    const name = cell?.table.rows[cell.row]?.[0] ?? ''
    const remarks = cell ? [...name.matchAll(REMARK)].flatMap(([, one = '']) => (INCLUDED.test(one) ? [one] : [])) : []
    if (!cell || remarks.length === 0) return true
    const inside = stemsIn(remarks.join(' '), read.language)
    const outside = stemsIn(name.replace(REMARK, ' '), read.language)
    return isAnyIn(telling, outside) || !isAnyIn(telling, inside)
  }
}

const WHO =
  /^(?:so |and |und )?(?:who|wer|wem|wen|qui|quién(?:es)?|quem|chi|wie(?= (?:is|zijn|geeft|doet|kan)))(?!\p{L})/iu
/** Figures with what they count, and nothing that could be a name. */
const FIGURES = /^[^\p{L}]*\p{N}[^\p{Lu}]*$/u

/** "Who repairs e-bikes?" is nobody's age and no price. */
const tellsSomebody: Guard = ({ question }) => {
  const asks = question.kind === 'person' && WHO.test(question.text.trim())
  return ({ unit }) => {
    const cell = asks ? standingCell(unit) : undefined
    if (!cell) return true
    const [name = '', ...others] = cell.table.rows[cell.row] ?? []
    const told = unit.kind === 'cell' ? [others[cell.column - 1] ?? ''] : others
    return !told.every((one) => one === '' || FIGURES.test(one)) || has('person', name)
  }
}

/** "What does the taxi cost?" is not told what the sauna costs, three lines above. */
const isPricedInItsLine: Guard = ({ question, terms }) => {
  const telling = question.kind === 'price' ? tellingOf(terms) : []
  return ({ unit: { kind, text, own, lead }, reading: { read } }) => {
    if (kind !== 'block' || !(isAnyIn(telling, own) || isAnyIn(telling, lead))) return true
    const lines = text.split('\n')
    const named = lines.map((line) => isAnyIn(telling, stemsIn(line, read.language)))
    // A name stands above its price.
    return !named.includes(true) || lines.some((line, at) => (named[at] || named[at - 1]) && has('price', line))
  }
}

/** "The most expensive bike" is looked for in the list that is called so, where there is one: not among what hiring one or its repair costs. */
const isOfItsList: Guard = ({ question, terms, candidates }) => {
  const [thing, ...others] = question.superlative ? tellingOf(terms) : []
  if (!thing || others.length > 0) return () => true
  const called = new Set(
    candidates.flatMap(({ unit: { kind, cell }, reading: { read } }) => {
      const names = kind === 'extreme' && cell ? [cell.table.labelStems, read.title] : []
      return cell && names.some((stems) => worthIn(thing, stems) >= AS_IT_STANDS) ? [cell.table] : []
    }),
  )
  return ({ unit: { kind, cell } }) => kind !== 'extreme' || !cell || called.size === 0 || called.has(cell.table)
}

/** What a piece has to tell of what is asked in particular, whatever else it has of the question. */
export const toThePoint: readonly Guard[] = [
  tellsWhatIsOff,
  isGone,
  isNotJustIncluded,
  tellsSomebody,
  isPricedInItsLine,
  isOfItsList,
]
