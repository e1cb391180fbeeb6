/** Behind a figure, that it is an age. */
const YEARS =
  '(?:[- ]?(?:years?|yrs?|y\\.?o\\.?|jahre?n?|jährig\\p{L}*|ans|años?|anos?|anni|jaar|jarige?)(?!\\p{L})(?:[- ]?(?:olds?|alt|of age|oud))?)'
/** "A 5 and a 7 year old", "aged 4 and 7", "she is 70". */
const AGES: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{N}.,:/-])(\\p{N}{1,2})(?:[ -]?(?:and|&|\\+|und|et|y|e|en|,)\\s?(?:an? |eine?n? )?)(\\p{N}{1,2})${YEARS}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{N}.,:/-])(\\p{N}{1,2})${YEARS}`, 'giu'),
  /(?<!\p{L})(?:aged?|ages|im alter von|âgée?s? de|de edad)\s(?:of )?(\p{N}{1,2})(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?![\p{N}:%])/giu,
  /(?<!\p{L})(?:kids|children|child|teens|boys|girls|sons|daughters|kinder(?:n)?|kind|söhne|töchter|enfants?|filles|fils|bambini|niños|crianças|kinderen)(?:\s?[,:–-]|\s(?:of|aged|mit|von|im alter von|de|di))\s?(\p{N}{1,2})(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?:(?:\s?,\s?|\s(?:and|&|und|et|y|e|en)\s)(\p{N}{1,2}))?(?![\p{N}:%€£$])/giu,
  /(?<!\p{L})(?:over|older than|über|plus de|más de|oltre i|boven de)[ -](\p{N}{2})s?(?!\p{N}|\s?(?:[%€£$]|\p{L}{2,}))/giu,
  /\((\p{N}{1,2})(?:\s?(?:,|and|&|und|et|y|e|\+)\s?(\p{N}{1,2}))?(?:\s?(?:,|and|&|und|et|y|e|\+)\s?(\p{N}{1,2}))?\)/giu,
  /(?<!\p{L})(?:he|she|who|they|gran|grandma|grandpa|mum|dad|mother|father|son|daughter|sie|er|oma|opa|sohn|tochter|mutter|vater|kind|elle|il|fils|fille|lui|lei)(?:['’]?s|['’]re| is| are| turns| ist| wird| sind| est| a| ha)(?: just| only| now| schon| erst)? (\p{N}{1,2})(?:(?:\s?,\s?|\s(?:and|&|und|et|e)\s)(\p{N}{1,2}))?(?![\p{N}:%.,]\p{N}|\s?(?:[%€£$]|people|persons|of us|personen))/giu,
  /(?<!\p{L})(?:i['’]?m|i am|ich bin)(?: only| just| erst| schon)? (\p{N}{1,2})(?![\p{N}:%]|\s?(?:[%€£$]|people|minutes|km|miles))/giu,
]
const MONTHS_OLD =
  /(?<![\p{N}.,])\p{N}{1,2}[- ]?(?:months?|monate?n?|mois|meses|mesi|maanden)[- ]?(?:olds?|alt)?(?!\p{L})/giu

/** The ages that a question tells, in years: "a 5 and a 7 year old", "aged 4", "she is 70", "6 months old". */
export function agesIn(text: string): number[] {
  const ages: number[] = []
  let left = text
  for (const pattern of AGES) {
    left = left.replace(pattern, (said, ...groups: unknown[]) => {
      for (const group of groups.slice(0, -2)) {
        if (typeof group === 'string' && /^\p{N}{1,2}$/u.test(group)) ages.push(Number(group))
      }
      return ' '.repeat(said.length)
    })
  }
  for (const _ of left.matchAll(MONTHS_OLD)) ages.push(0)
  return ages
}
