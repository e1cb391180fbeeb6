const ASKS =
  /(?<!\p{L})(?:(?:what|which) age|how old|(?:minimum|lowest) age|age limit|welche[ms] alter|wie alt|mindestalter|altersgrenze|quel âge|âge minimum|qué edad|edad mínima|que idade|idade mínima|(?:che|quale) età|età minima|welke leeftijd|minimumleeftijd|hoe oud|kaç yaş\p{L}*)(?!\p{L})/iu

export const asksAge = (text: string): boolean => ASKS.test(text)

const WORDS =
  /(?<!\p{L})(?:ages?|aged|olds?|older|younger|minors?|\p{L}*alter|alters\p{L}*|alt|älter\p{L}*|jünger\p{L}*|\p{L}*jährig\p{L}*|âge|âgée?s?|edad|mayores? de|idade|maiores? de|età|maggiorenn\p{L}*|minorenn\p{L}*|\p{L}*leeftijd|ouder|jonger|yaş\p{L}*)(?!\p{L})/iu
const UNIT =
  '(?:years?|yrs?|months?|weeks?|jahre?n?|monate?n?|wochen?|ans|mois|semaines|años?|meses|semanas|anos?|anni|mesi|settimane|jaar|maanden|weken|ay|hafta)'
const FIGURE = '(?<![\\p{N}.,:])\\p{N}{1,2}'
/** Not of a price, a time of day, a day, a share or a size. */
const ALONE = `(?![\\p{N}:%€£$]|[.,]\\p{N}|\\s?(?:[-–]\\s?\\p{N}+\\s?)?(?!${UNIT}(?!\\p{L}))(?:[%€£$°]|days?|hours?|hrs?|h|min\\p{L}*|[ap]\\.?m|kg|km|cm|mm|m|miles?|tage?n?|stunden?|uhr|euros?|eur|prozent|jours?|heures?|d[ií]as?|horas?|giorni|or[ae]|dagen|uur|gün|saat|people|persons?|personen|personnes|personas|pessoas|persone|nights?|nächten?|lessons?|january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L}))`
const EDGED = new RegExp(
  `(?<!\\p{L})(?:from|under|over|above|below|ab|unter|über|dès|moins de|plus de|à partir de|desde|a partir de|menos de|menores de|más de|mais de|dai?|sotto i|oltre i|vanaf|onder|boven)(?: the age of)? ${FIGURE}${ALONE}`,
  'iu',
)
const OR_MORE = new RegExp(
  `${FIGURE}(?:\\s?\\+(?!\\p{N})|(?: ${UNIT})? (?:or|and|oder|und|ou|et|o|y|e|of|en|ve) (?:over|older|above|up|upwards|under|younger|below|älter|jünger|darüber|plus|moins|más|mayores|menos|mais|più|ouder|jonger|üzeri)(?!\\p{L}))`,
  'iu',
)
const LIMITED = new RegExp(
  `(?<!\\p{L})(?:up to|at most|at least|no more than|minimum|maximum|bis(?: zu)?|höchstens|mindestens|maximal|jusqu['’]à|au moins|au plus|hasta|al menos|como máximo|até|pelo menos|no máximo|fino a|almeno|al massimo|tot|minstens|maximaal|en az|en fazla) ${FIGURE} (?:years?|jahre?n?|ans|años?|anos?|anni|jaar|yaş)(?!\\p{L})`,
  'iu',
)
const LASTING = new RegExp(`\\p{N}[ -]${UNIT}(?!\\p{L})`, 'iu')
/** Whoever is of an age. */
const LIVING =
  /(?<!\p{L})(?:child\p{L}*|kids?|bab(?:y|ies)|infants?|toddlers?|teen\p{L}*|adults?|people|persons?|pupils?|students?|participants?|guests?|riders?|drivers?|hirers?|boys?|girls?|pupp\p{L}*|pups?|kittens?|dogs?|cats?|horses?|\p{L}*kind(?:e[rns]\p{L}*)?|jugendliche\p{L}*|erwachsene\p{L}*|baby\p{L}*|säuglinge?|welpen?|hunde?n?|katzen?|kätzchen|\p{L}*teilnehmer\p{L}*|schüler\p{L}*|personen?|gästen?|\p{L}*fahrer\p{L}*|enfants?|bébés?|ados?|adultes?|jeunes|chiots?|chatons?|chiens?|élèves|personnes?|niñ[oa]s?|bebés?|jóvenes|adult[oa]s?|cachorros?|perros?|personas?|crianças?|jovens|filhotes?|cães|pessoas?|bambin[ioae]|ragazz[ioae]|neonat[io]|giovani|adulti|cuccioli|cani|kinderen|jongeren|volwassenen|puppy|honden|çocuk\p{L}*|bebek\p{L}*|yetişkin\p{L}*|genç\p{L}*|yavru\p{L}*)(?!\p{L})/iu
/** What is good for so long, and is not so old. */
const GOOD_FOR =
  /(?<!\p{L})(?:guarantee\p{L}*|warrant\p{L}*|valid\p{L}*|voucher\p{L}*|within|\p{L}*garant\p{L}*|gewährleist\p{L}*|gültig\p{L}*|\p{L}*gutschein\p{L}*|innerhalb|valable\p{L}*|válid[oa]s?|valid[oaie]|geldig\p{L}*|geçerli\p{L}*)(?!\p{L})/iu

/** Whether a text tells how old somebody is or has to be, and not how long something takes or holds. */
export const tellsAge = (text: string): boolean =>
  WORDS.test(text) ||
  OR_MORE.test(text) ||
  (!GOOD_FOR.test(text) && (EDGED.test(text) || LIMITED.test(text) || (LASTING.test(text) && LIVING.test(text))))
