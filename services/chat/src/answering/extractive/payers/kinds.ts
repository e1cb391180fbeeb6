/** Whom a price list tells apart. */
export type PayerKind = keyof typeof WORDS

/** How each is called, in questions and in price lists. */
const WORDS = {
  adult: 'adults?|grown[- ]?ups?|erwachsen\\p{L}*|erw\\.|adultes?|adult[oaie]s?|volwassenen?|yetişkin\\p{L}*',
  child:
    'child(?:ren)?|childs|kids?|kiddies|kiddos?|juniors?|youths?|teens?|teenagers?|young people|kind(?:er|ern|es|s)?|jugendlich\\p{L}*|enfants?|ados?|jeunes|niñ[oa]s?|crianças?|bambin[oiae]|ragazz[oiae]|kinderen|jongeren|çocuk\\p{L}*',
  baby: 'bab(?:y|ies)|infants?|toddlers?|newborns?|säuglinge?n?|kleinkind(?:er|ern)?|bébés?|nourrissons?|bebés?|bebês?|neonat[oi]|lattanti|peuters?|bebek\\p{L}*',
  senior:
    'seniors?(?:en|innen|in)?|pensioners?|o\\.?a\\.?ps?|retire[de]s?|retirees?|rentner\\p{L}*|pensionär\\p{L}*|retraitée?s?|jubilad[oa]s?|aposentad[oa]s?|reformad[oa]s?|pensionat[oiae]|anzian[oiae]|gepensioneerden?|emekli\\p{L}*',
  student:
    'students?|studenten|student(?:in|innen)|studierende\\p{L}*|studis?|étudiante?s?|estudiantes?|universitari[oaie]|studentess[ae]|studenti|auszubildende\\p{L}*|azubis?|öğrenci\\p{L}*',
  pupil: 'pupils?|schoolchildren|schoolkids|schüler(?:in|innen|n)?|écoliers?|élèves?|alumn[oa]s?|leerlingen',
  family:
    'famil(?:y|ies)|\\p{L}*familien?\\p{L}*|familles?|familiales?|familial|famílias?|familia(?:s|r|res)?|famigli[ae]|gezin(?:nen)?|aile\\p{L}*',
  group:
    'groups?|school class(?:es)?|schulklassen?|scolaires|scolaresche?|\\p{L}*gruppen?\\p{L}*|groupes?|grupos?|grupp[oi]|groep(?:en)?|grup\\p{L}*',
  dog: 'dogs?|pupp(?:y|ies)|hunde?n?|chiens?|perr[oa]s?|cães|cão|cachorros?|can[ei]|honden?|hond|köpek\\p{L}*',
  carer:
    'carers?|caregivers?|begleitperson\\p{L}*|accompagnateurs?|acompañantes?|acompanhantes?|accompagnator[ei]|begeleiders?',
  disabled:
    'disabled|disabilit(?:y|ies)|wheelchair(?: users?)?|schwerbehindert\\p{L}*|behindert\\p{L}*|menschen mit behinderung|handicap\\p{L}*|rollstuhl\\p{L}*|discapacitad\\p{L}*|discapacidad|deficiente\\p{L}*|disabil[ei]\\p{L}*',
} as const

/** Who is one of them without being called so, where a question speaks of them. */
const MEANT: Partial<Record<PayerKind, string>> = {
  adult:
    '(?:my |the )?(?:wife|husband|hubby|missus|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|parents?|friends?|mate)|(?:mein\\p{L}* )?(?:frau|mann|partnerin|freundin|freund|mutter|vater|eltern)|(?:ma |mon |mes )?(?:femme|mari|compagne|compagnon|parents)|(?:mi )?(?:mujer|marido|esposa|pareja)|minha mulher|meu marido|mia moglie|mio marito|mijn (?:vrouw|man)|me(?= (?:and|&|\\+)|,)|(?<=(?:and|&|plus|,) )(?:me|myself|i)(?!\\p{L})|ich(?= (?:und|mit|\\+))|moi(?= et)|io(?= e )',
  child:
    '(?:my |our )?(?:son|sons|daughter|daughters|grandson|granddaughter|grandchildren|grandkids|boy|boys|girl|girls|little one|little ones|lad)|sohn|söhne|tochter|töchter|enkel\\p{L}*|junge|jungs|mädchen|fils|filles?|hij[oa]s?|filh[oa]s?|figli[oae]?|nipot[ei]|zoon|dochter',
  senior:
    'gran|grandmas?|granny|nanna?|grandads?|granddads?|grandpas?|grandmothers?|grandfathers?|grandparents|omas?|opas?|großmutter|großvater|großeltern|grand-?mères?|grand-?pères?|grands-parents|abuel[oa]s?|avós?|avôs?|nonn[oaie]',
}

export interface NamedKind {
  kind: PayerKind
  /** Where in the text, and how long. */
  at: number
  length: number
}

const patterns = (Object.entries(WORDS) as [PayerKind, string][]).map(([kind, words]) => ({
  kind,
  named: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?!\\p{L})`, 'giu'),
  meant: new RegExp(`(?<![\\p{L}\\p{N}])(?:${[words, MEANT[kind]].filter(Boolean).join('|')})(?!\\p{L})`, 'giu'),
}))

const ANY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...Object.values(WORDS), ...Object.values(MEANT)].join('|')})(?!\\p{L})`,
  'iu',
)

/** Whether a question speaks of any of them. */
export const speaksOfSome = (text: string): boolean => ANY.test(text)

const found = (text: string, of: 'named' | 'meant'): NamedKind[] =>
  patterns
    .flatMap(({ kind, [of]: pattern }) =>
      Array.from(text.matchAll(pattern), ({ index, 0: { length } }): NamedKind => ({ kind, at: index, length })),
    )
    .sort((a, b) => a.at - b.at)

/** Who is named in a price list, in order. */
export const kindsNamed = (text: string): NamedKind[] => found(text, 'named')

/** Who is spoken of in a question, in order: a wife is an adult, and a grandmother a senior. */
export const kindsMeant = (text: string): NamedKind[] => found(text, 'meant')
