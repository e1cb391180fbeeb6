/** What is measured of a piece that could answer, each about 0 to 1. The names are those of the weights in `model.json`. */
export const FEATURES = [
  'own',
  'lead',
  'path',
  'before',
  'passage',
  'missing',
  'whole',
  'dense',
  'asksHas',
  'asksOnly',
  'asksBoth',
  'asksNot',
  'asksSameKind',
  'asksOtherKind',
  'kind',
  'kindMissing',
  'kindWholly',
  'contact',
  'contactMissing',
  'kindAbove',
  'askingNear',
  'lexical',
  'first',
  'early',
  'order',
  'long',
  'tiny',
  'polarityFits',
  'polarityAlien',
  'old',
  'fragment',
  'language',
  'isFaq',
  'isPair',
  'isParagraph',
  'isLine',
  'isBlock',
  'isItem',
  'isList',
  'isCell',
  'isRow',
  'isExtreme',
  'tableOwn',
  'tablePath',
  'blockOwn',
  'blockLead',
  'pairOwn',
  'rowNamed',
  'rowOnly',
  'rowEarly',
  'columnNamed',
  'columnOnly',
  'columnOther',
  'columnAsked',
  'rowOther',
  'cellAmbiguous',
  'rowWhenCell',
  'rowKind',
  'cellKind',
  'yesNoCell',
  'yesNoTable',
  'mannerTable',
  'extremeWanted',
  'extremeNot',
  'beforeOwn',
  'beforePath',
  'beforeOwnPartly',
  'beforePathPartly',
  'beforeOwnWholly',
  'beforePathWholly',
  'saidOwn',
  'saidRow',
  'saidColumn',
  'saidPassage',
  'saidHere',
  'saidDocument',
  'saidAgain',
  'repeats',
  'carriedRow',
  'carriedColumn',
  'rowWanted',
  'rowBefore',
  'tableOther',
  'tableLater',
  'columnBefore',
  'address',
  'padded',
  'withoutOther',
  'negative',
  'contactBlock',
  'listWanted',
  'listHeaded',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Record<Feature, number>

/** Rows of measures, one piece after the other in one buffer; what is not set is 0. */
export function rowsFor(pieces: number): Features[] {
  const values = new Float64Array(pieces * FEATURES.length)
  return Array.from({ length: pieces }, (_, at) => new Row(values, at * FEATURES.length) as unknown as Features)
}

class Row {
  readonly values: Float64Array
  readonly from: number
  constructor(values: Float64Array, from: number) {
    this.values = values
    this.from = from
  }
}
for (const [at, name] of FEATURES.entries()) {
  Object.defineProperty(Row.prototype, name, {
    get(this: Row) {
      return this.values[this.from + at]
    },
    set(this: Row, value: number) {
      this.values[this.from + at] = value
    },
  })
}

/** What a sum of measures is, each by its weight, added in the order of the weights. */
export function weighing(weights: Partial<Record<Feature, number>>): (features: Features) => number {
  const names = Object.keys(weights) as Feature[]
  const places = Int32Array.from(names, (name) => FEATURES.indexOf(name))
  const worths = Float64Array.from(names, (name) => weights[name] as number)
  return (features) => {
    const { values, from } = features as unknown as Row
    let sum = 0
    for (let i = 0; i < places.length; i += 1)
      sum += (worths[i] as number) * (values[from + (places[i] as number)] as number)
    return sum
  }
}
