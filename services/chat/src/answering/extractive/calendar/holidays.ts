import { plain } from '../question/plain.ts'

/** A day of the year that has a name. */
export interface Holiday {
  /** Its name as it stands in a text, in small letters and without accents. */
  said: string
  /** The same every year, where it is: its month, January is 0, and its day. */
  date: readonly [month: number, day: number] | undefined
  /** Most of those who close on public holidays close on it. */
  isPublic: boolean
  /** Whether another text names the same day, in whatever language. */
  isIn(text: string): boolean
}

const DECEMBER = 11
/** Names in all languages; those of a day that hold the name of another one come before it. */
const fixed: readonly (readonly [names: string, month: number, day: number, isPublic: boolean])[] = [
  [
    'christmas eve|xmas eve|heilig(?:er )?abend|heiligen abend|(?:veille|réveillon) de noël|nochebuena|véspera de natal|vigilia di natale|kerstavond|noel arifesi',
    DECEMBER,
    24,
    false,
  ],
  [
    "boxing day|st\\.? stephen[’']?s day|(?:zweite[rnm]?|2\\.) (?:weihnachts(?:feier)?tag)|stephanstag|stefanitag|tweede kerstdag|2e kerstdag|san esteban|santo stefano",
    DECEMBER,
    26,
    true,
  ],
  [
    'christmas(?: day)?|xmas(?: day)?|(?:(?:erste[rnm]?|1\\.) )?weihnachts(?:feier)?tag|weihnachten|noël|navidad|dia de natal|natale?|(?:eerste|1e) kerstdag|kerst(?:mis)?',
    DECEMBER,
    25,
    true,
  ],
  [
    "new year[’']?s[’']? eve|nye|silvester(?:abend)?|la saint[- ]sylvestre|réveillon|nochevieja|véspera de ano novo|san silvestro|vigilia di capodanno|oudejaars(?:avond|dag)|oud en nieuw|yılbaşı gecesi",
    DECEMBER,
    31,
    false,
  ],
  [
    "new year(?:[’']?s[’']?)?(?: day)?|neujahr(?:stag)?|(?:nouvel|jour de l[’'])an|año nuevo|ano novo|capodanno|nieuwjaar(?:sdag)?|yılbaşı",
    0,
    1,
    true,
  ],
  [
    'epiphany|(?:heilige )?(?:drei könige|dreikönig(?:stag)?)|épiphanie|(?:día|dia) de (?:los )?rey?[ei]s(?: magos)?|epifania|driekoningen',
    0,
    6,
    true,
  ],
  [
    "valentine[’']?s(?: day)?|valentinstag|(?:la )?saint[- ]valentin|san valentín|san valentino|valentijnsdag",
    1,
    14,
    false,
  ],
  ["koningsdag|king[’']?s day", 3, 27, true],
  [
    'may day|tag der arbeit|maifeiertag|fête du travail|día del trabajo|dia do trabalhador|festa dei lavoratori|dag van de arbeid|1 mayıs',
    4,
    1,
    true,
  ],
  ['independence day|(?:the )?4th of july|(?:the )?fourth of july', 6, 4, true],
  ['bastille day|(?:la )?fête nationale|le 14 juillet', 6, 14, true],
  ["assumption(?: day)?|mariä himmelfahrt|(?:l[’'])?assomption|(?:la )?asunción|assunção|ferragosto", 7, 15, true],
  ['tag der deutschen einheit', 9, 3, true],
  ['reformationstag|halloween', 9, 31, false],
  ["all saints(?:[’'] day)?|allerheiligen|(?:la )?toussaint|todos (?:los santos|os santos)|ognissanti", 10, 1, true],
  ['sinterklaas(?:avond)?', DECEMBER, 5, false],
  ['nikolaus(?:tag)?', DECEMBER, 6, false],
]

/** Of each year another day. */
const movable: readonly (readonly [names: string, isPublic: boolean])[] = [
  ['good friday|karfreitag|vendredi saint|viernes santo|sexta[- ]feira santa|venerdì santo|goede vrijdag', true],
  [
    "easter monday|oster ?montag|lundi de pâques|lunes de pascua|segunda[- ]feira de páscoa|pasquetta|lunedì (?:dell[’']angelo|di pasqua)|(?:tweede|2e) paasdag|paasmaandag",
    true,
  ],
  [
    'easter saturday|holy saturday|karsamstag|oster ?samstag|samedi saint|sábado santo|sabato santo|paaszaterdag',
    false,
  ],
  [
    'easter(?: sunday| day)?|oster ?sonntag|ostern|pâques|(?:domingo de )?pascua|(?:domingo de )?páscoa|pasqua|pasen|(?:eerste|1e) paasdag|paaszondag',
    true,
  ],
  ['ascension(?: day)?|(?:christi )?himmelfahrt|vatertag|ascensión|ascensão|ascensione|hemelvaart(?:sdag)?', true],
  [
    'whit (?:sunday|monday)|pentecost|pfingst(?:en|sonntag|montag)|(?:lundi de )?pentecôte|pentecostés|pentecostes|pentecoste|pinksteren|pinkster(?:maandag|zondag)|(?:eerste|tweede) pinksterdag',
    true,
  ],
  ['corpus christi|fronleichnam|fête-dieu|corpus domini|sacramentsdag', true],
  [
    "mother(?:[’']?s|ing) (?:day|sunday)|muttertag|fête des mères|día de la madre|dia da mãe|festa della mamma|moederdag|anneler günü",
    false,
  ],
  [
    'rosenmontag|faschings?dienstag|shrove tuesday|mardi gras|martes de carnaval|terça[- ]feira de carnaval|martedì grasso|aschermittwoch|ash wednesday',
    false,
  ],
  ['thanksgiving(?: day)?', true],
]

const patternOf = (names: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain(names)})(?!\\p{L})`, 'giu')
const days = [
  ...fixed.map(([names, month, day, isPublic]) => ({
    pattern: patternOf(names),
    date: [month, day] as const,
    isPublic,
  })),
  ...movable.map(([names, isPublic]) => ({ pattern: patternOf(names), date: undefined, isPublic })),
]

/** The places in the list of the days that a text names: "Christmas Eve" is no Christmas. */
function namedIn(text: string): { at: number; said: string }[] {
  let left = plain(text)
  return days.flatMap(({ pattern }, at) => {
    const [said] = left.match(pattern) ?? []
    if (said === undefined) return []
    left = left.replace(pattern, ' ')
    return [{ at, said: said.toLowerCase() }]
  })
}

/** The first day with a name that a text names. */
export function holidayIn(text: string): Holiday | undefined {
  const [named] = namedIn(text)
  if (!named) return undefined
  const { date, isPublic } = days[named.at] as (typeof days)[number]
  return { said: named.said, date, isPublic, isIn: (other) => namedIn(other).some(({ at }) => at === named.at) }
}

const PUBLIC =
  /(?<!\p{L})(?:bank holidays?|public holidays?|holidays|(?:sonn-? ?(?:und|u\.|&|\/) ?)?feiertag(?:en?|s)?|jours? fériés?|fériés|festivos?|feriados?|(?:giorni )?festivi|feestdag(?:en)?|resmî? tatil\p{L}*)(?!\p{L})/giu
/** Whether a text names public holidays, all of them. */
export const namesPublicHolidays = (text: string): boolean => text.search(PUBLIC) >= 0
export const withoutPublicHolidays = (text: string): string => text.replace(PUBLIC, ' ')
