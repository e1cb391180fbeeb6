import { fold } from '@docent/runtime/text'
import { plain } from './plain.ts'
import { has, word, type Kind } from './values.ts'

/** A question for the least or the most of something. */
export interface Superlative {
  order: 'least' | 'most'
  /** What is compared, where the word tells. */
  kind: Kind | undefined
  /** Of measures: weights only. */
  isOfWeight: boolean
  /** More or less than something else: "cheaper", not "the cheapest". */
  isComparative: boolean
  /** The words that ask for it: they need not stand in the answer. */
  asking: ReadonlySet<string>
}

type Form = readonly [order: Superlative['order'], kind: Kind | undefined, words: string, unspaced?: RegExp]

const forms: readonly Form[] = [
  [
    'least',
    'price',
    'cheap(?:est|er)|(?:least|less) expensive|lowest price|(?:am )?(?:billigste?[nrs]?|günstigste?[nrs]?)|(?:preis)?günstiger(?:e[nrs]?)?|billiger(?:e[nrs]?)?|preiswerter(?:e[nrs]?)?|preiswerteste[nrs]?|preisgünstigste[nrs]?|(?:le |la |les )?moins ch[eè]re?s?|plus économiques?|más (?:barat|económic)[oa]s?|mais (?:barat|económic|econômic)[oa]s?|(?:più|meno) (?:economic[oaie]|car[oaie])|goedkoo?pst?e?r?|goedkoper[es]?|en ucuz|daha ucuz',
    /一番安い|最も安い|أرخص/u,
  ],
  [
    'most',
    'price',
    'most expensive|dearest|more expensive|highest price|teuer(?:er|ste[nrs]?)|teurer(?:e[nrs]?)?|(?:le |la |les )?plus ch[eè]re?s?|más car[oa]s?|mais car[oa]s?|più car[oaie]|duur(?:der|ste)|en pahalı|daha pahalı',
    /一番高い|最も高い|أغلى/u,
  ],
  [
    'least',
    'measure',
    'lightest|lighter|leichter|(?:am )?leichteste[nrs]?|plus légère?s?|más liger[oa]s?|mais leves?|più legger[oaie]|lichtste?r?|en hafif',
    /一番軽い|الأخف|أخف/u,
  ],
  [
    'most',
    'measure',
    'heaviest|heavier|tallest|widest|deepest|strongest|schwerer|(?:am )?schwerste[nrs]?|plus lourde?s?|más pesad[oa]s?|mais pesad[oa]s?|più pesant[ei]|zwaar(?:der|ste)|en ağır',
    /一番重い|أثقل/u,
  ],
  [
    'least',
    'duration',
    'fastest|quickest|soonest|schnellste[nrs]?|plus rapides?|más rápid[oa]s?|mais rápid[oa]s?|più veloc[ei]|snelste?|en hızlı',
    /一番早い|最も早い|أسرع/u,
  ],
  [
    'most',
    undefined,
    'with (?:the )?most|con (?:el mayor|más)|avec le plus d|mit (?:den |am )?meisten|com mais|con più|met de meeste|longest|longer|biggest|bigger|largest|larger|highest|most|greatest|latest|newest|(?:am )?(?:längste[nrs]?|größte[nrs]?|höchste[nrs]?|meisten?)|länger|größer|höher|plus (?:longue?s?|grande?s?|hautes?|élevée?s?)|más (?:larg[oa]s?|grandes?|alt[oa]s?)|mais (?:long[oa]s?|altos?)|maior(?:es)?|più (?:lung[oahie]+|grand[ei]|alt[oaie])|langste?|grootste?|hoogste?|meeste|en (?:uzun|büyük|yüksek|çok)',
    /一番(?:長い|大きい|多い)|最も(?:長い|大きい|多い)|أطول|أكبر|أعلى/u,
  ],
  [
    'least',
    undefined,
    'shortest|shorter|smallest|smaller|lowest|least|fewest|earliest|oldest|(?:am )?(?:kürzeste[nrs]?|kleinste[nrs]?|niedrigste[nrs]?|wenigsten?)|kürzer|kleiner|niedriger|plus (?:courte?s?|petite?s?|basse?s?)|más (?:cort[oa]s?|pequeñ[oa]s?|baj[oa]s?)|mais (?:curt[oa]s?|baix[oa]s?)|menor(?:es)?|più (?:cort[oaie]|piccol[oaie]|bass[oaie])|kortste?|kleinste?|laagste?|en (?:kısa|küçük|düşük|az)',
    /一番(?:短い|小さい|少ない)|أقصر|أصغر|أقل/u,
  ],
]

const readers = forms.map(([order, kind, words, unspaced]) => {
  const spaced = new RegExp(word(plain(words)), 'iu')
  return { order, kind, fits: (text: string, typed: string) => spaced.exec(typed)?.[0] ?? unspaced?.exec(text)?.[0] }
})

const WEIGHING = new RegExp(
  plain(
    'light|heav|leicht|schwer|l[eé]g[eè]re?|lourd|liger|pesad|leve|legger|pesant|licht|zwaar|hafif|ağır|軽い|重い|خف|أثقل',
  ),
  'iu',
)

/** The least or the most that a question asks for; "at most" and "at least" are limits, not questions for them. */
export function superlativeOf(question: string): Superlative | undefined {
  const text = question.replace(
    /\bat (?:the )?(?:most|least|latest|earliest)\b|\bmost of\b|\bno (?:longer|later)\b|\bany longer\b/giu,
    ' ',
  )
  const typed = plain(text)
  for (const { order, kind, fits } of readers) {
    const how = fits(text, typed)
    if (how !== undefined)
      return {
        order,
        kind,
        isOfWeight: kind !== 'price' && WEIGHING.test(plain(how)),
        isComparative: COMPARATIVE.test(plain(how)) && !DEFINITE.test(typed),
        asking: new Set(
          how
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .map(fold),
        ),
      }
  }
  return undefined
}

const COMPARATIVE =
  /^(?:cheaper|less |more |lighter|heavier|longer|bigger|larger|shorter|smaller|(?:preis)?gunstiger|billiger|preiswerter|teur?er(?!st)|leichter(?:$|e)|schwerer|langer|grosser|hoher|kurzer|kleiner|niedriger|goedkoper|duurder|zwaarder|daha |moins |plus |mas |mais |piu |meno )/iu
/** Romance languages say "the cheaper one" for the cheapest. */
const DEFINITE =
  /(?<!\p{L})(?:(?:le|la|les|lo) (?:moins|plus|mas|piu|meno)|(?:el|los|la|las|o|os|a|as|il|i|gli|le) (?:\p{L}+ ){0,2}?(?:mas|mais|piu|meno)) /iu

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:sec|sek|saniye|秒)/iu, 1 / 86_400],
  [/^(?:min|dakika|分)/iu, 1 / 1_440],
  [/^(?:h\b|hour|hr|stunde|std|heure|hora|or[ae]|uur|uren|saat|時間)/iu, 1 / 24],
  [/^(?:week|woche|semaine|semana|settiman|hafta|週)/iu, 7],
  [/^(?:month|monat|mois|mes|mês|maand|ay\b|か月)/iu, 30.4],
  [/^(?:year|jahr|an\b|ans\b|année|año|ano|ann[io]|jaar|yıl|年)/iu, 365],
]

/** The figure of a cell, so that cells of a column can be compared; NaN where it has none. Durations are in days. */
export function figureOf(cell: string): number {
  const match = /(\p{N}[\p{N}.,  ’']*)\s*([½¼¾])?\s*(\p{L}*)/u.exec(cell) ?? /([½¼¾])()\s*(\p{L}*)/u.exec(cell)
  if (!match) return Number.NaN
  const [, digits = '', fraction = '', unit = ''] = match
  const whole = numberOf(digits) + (fraction === '½' ? 0.5 : fraction === '¼' ? 0.25 : fraction === '¾' ? 0.75 : 0)
  if (!has('duration', cell)) return whole
  return whole * (SCALES.find(([pattern]) => pattern.test(unit))?.[1] ?? 1)
}

/** Reads 1,200.50 and 1.200,50 alike: the last mark is the decimal one, unless three figures follow it. */
export function numberOf(text: string): number {
  const plain = text.replace(/[\s ’']/g, '').replace(/[.,]$/, '')
  if (/^[½¼¾]$/.test(plain)) return plain === '½' ? 0.5 : plain === '¼' ? 0.25 : 0.75
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const decimals = plain.length - last - 1
  const isDecimal = last >= 0 && decimals !== 3
  const digits = isDecimal
    ? `${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`
    : plain.replace(/[.,]/g, '')
  return Number(digits)
}
