/** Areas, as one or the other writes them. */
const AREAS = [
  /(?<![\p{L}])(?:sq\.? ?ft\.?|square f(?:oo|ee)t)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:m²|m2|sq\.? ?m|sqm|qm|square met(?:re|er)s?|quadratmetern?|m(?:è|e)tres? carrés?|metros? cuadrados?|metros? quadrados?|metri quadr(?:i|ati)|vierkante meter)(?![\p{L}\p{N}])/iu,
]

const BEDS =
  /(?<=(?:\p{N}|(?<!\p{L})(?:one|two|three|four|five|six))[\s-]?)beds?(?=\s+(?:flats?|apartments?|houses?|homes?|cottages?|bungalows?|semis?|terraces?|places?|propert(?:y|ies)|maisonettes?|lets?)(?!\p{L}))/iu
/** "A 2 bed flat" is one with two bedrooms, where the passages count those. */
const inBedrooms = (question: string, texts: () => readonly string[]): string =>
  BEDS.test(question) && texts().some((text) => /bedroom/iu.test(text)) ? question.replace(BEDS, 'bedrooms') : question

const SIZE = /(?<![\p{L}\p{N}.,])(\p{N}+)\s?[x×*]\s?(\p{N}+)(?![\p{L}\p{N}])/giu
/** A question with its sizes as the passages write them: "30x30" for "30 x 30". */
const inSizesOf = (question: string, texts: () => readonly string[]): string =>
  question.replace(SIZE, (size, one: string, other: string) => {
    const same = new RegExp(`(?<![\\p{L}\\p{N}.,])${one}\\s?[x×*]\\s?${other}(?![\\p{L}\\p{N}])`, 'iu')
    const said = texts().flatMap((text) => same.exec(text)?.[0] ?? [])
    return said.includes(size) ? size : (said[0] ?? size)
  })

/** A question with its areas as the passages write them: "100 square foot" for "100 sq ft". */
function inAreasOf(question: string, texts: () => readonly string[]): string {
  const area = AREAS.find((one) => one.test(question))
  const [asked = ''] = (area && area.exec(question)) ?? []
  if (!area) return question
  const told = texts()
  const [said = asked] = told.flatMap((text) => area.exec(text)?.[0] ?? [])
  return told.some((text) => text.includes(asked)) ? question : question.replace(area, said)
}

/** A question with its sizes, areas and bedrooms as the passages write them. */
export const asWritten = (question: string, texts: () => readonly string[]): string =>
  [inSizesOf, inAreasOf, inBedrooms].reduce((asked, one) => one(asked, texts), question)
