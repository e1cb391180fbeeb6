import { CURRENCY, moneyPattern } from '../../currencies.ts'
import { inEitherCase } from '../either-case.ts'
import { MONTHS, WEEKDAYS } from '../calendar/names.ts'

/** What a sentence can offer: the kinds of things that questions ask for. */
export type Kind =
  | 'price'
  | 'clock'
  | 'duration'
  | 'date'
  | 'number'
  | 'phone'
  | 'mail'
  | 'link'
  | 'place'
  | 'person'
  | 'percent'
  | 'measure'
  | 'yes-no'

/** Kinds that are told by figures: where those are missing, so is the answer. */
export const PLAIN_KINDS: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'price',
  'clock',
  'duration',
  'percent',
  'measure',
  'number',
])
/** A word by itself, in scripts with spaces. */
export const word = (...alternatives: string[]) =>
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|' +
  'ein(?:e[mnrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|halbe[nr]?|' +
  'une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille|demie?|' +
  'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil|medi[ao]|' +
  'dois|duas|três|quatro|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|cem|mei[ao]|' +
  'uno|due|tre|quattro|cinque|sei|sette|otto|dieci|undici|dodici|quindici|venti|trenta|cento|mezz[ao]|' +
  'een|twee|drie|vijf|zes|zeven|negen|tien|elf|twaalf|vijftien|twintig|dertig|honderd|duizend|' +
  'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|yüz|bin|yarım'
/** Words that are others in other languages: "on" is ten in Turkish, "due" is two in Italian. */
const OTHER_WORDS = new Set('on bin due once sei'.split(' '))
const SURE_NUMBER_WORDS = NUMBER_WORDS.split('|')
  .filter((one) => !OTHER_WORDS.has(one))
  .join('|')
const ANY_NUMBER = `(?:\\p{N}[\\p{N}.,  ]*|(?<![\\p{L}])(?:${NUMBER_WORDS})\\s)`

const TIME_UNITS =
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|(?:working |business |calendar )?days?|weeks?|months?|years?|decades?|' +
  'sekunden?|minuten?|min\\.|stunden?|std\\.?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?|' +
  'secondes?|heures?|jours?|semaines?|mois|ans?|années?|' +
  'segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|dias?|mês|anos?|' +
  'second[io]|minut[io]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|' +
  'seconden?|minuut|minuten|uur|uren|(?:werk)?dag(?:en)?|weken?|maand(?:en)?|jaar|jaren|' +
  'saniye|dakika|saat|(?:iş )?gün[üe]?|hafta|ay|yıl'
/** "Free places" cost nothing less. */
/** "Inclusive of VAT" is no price. */
const NO_TAX =
  "(?!\\s(?:(?:of|der|die|gesetzliche[rn]?|la|el|il|l[’']|de|del|di|da|do|las?|les?|all|alle)\\s?){0,3}(?:vat|sales tax|tax(?:es)?|(?:umsatz|mehrwert)steuer|mwst|ust|tva|iva|btw|kdv)(?![\\p{L}]))"
const FREE =
  'free(?: of charge)?(?! (?:places?|seats?|spaces?|spots?|slots?|tables?|rooms?|dates?|days?|times?|text|choice)(?![\\p{L}]))|no (?:extra )?(?:charge|cost|fee)|at no cost|included|on request|kostenlos|kostenfrei|gratis|umsonst|' +
  `inklusive${NO_TAX}|enthalten|auf anfrage|gratuit[es]*|inclus[es]*|` +
  'sur demande|gratuit[oa]s?|incluid[oa]s?|grátis|incluíd[oa]s?|inclus[oaie]|su richiesta|inbegrepen|op aanvraag|ücretsiz|dahil|無料|مجان[اي]?'
const UNITS =
  'mm|cm|m|km|ft|feet|foot|in|inch(?:es)?|met(?:er|re)s?|metros?|metri|yards?|miles?|kg|g|mg|lbs?|oz|ounces?|kilos?|kilogram(?:me?)?s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|gram(?:me?)?s?|tons?|tonnes?|' +
  'ml|cl|l|lit(?:er|re)s?|nm|bar|psi|w|kw|kwh|v|mah|ah|gb|mb|tb|kb|hz|mhz|ghz|°c?|degrees?|grad|m²|qm|sqm|sq\\.? ?m|acres?|hectares?|km/h|mph|characters?|zeichen|pixels?'

const PLACE_WORDS =
  'street|st\\.|road|rd\\.|avenue|ave\\.|lane|square|quay|wharf|drive|boulevard|floor|building|room|desk|counter|entrance|door|upstairs|downstairs|city|town|region|country|' +
  '\\p{L}*stra(?:ß|ss)e|\\p{L}*str\\.|\\p{L}*platz|\\p{L}*weg|\\p{L}*gasse|\\p{L}*allee|\\p{L}*hof|am|etage|stock|eingang|haltestelle|' +
  'rue|avenue|place|boulevard|quai|étage|calle|avenida|plaza|piso|rua|praça|andar|via|piazza|viale|piano|\\p{L}*straat|\\p{L}*plein|\\p{L}*laan|\\p{L}*gracht|' +
  'sokak|sokağı|cadde(?:si)?|mahalle(?:si)?|kat|' +
  'next to|beside|behind|opposite|underneath|below|on the back|neben|hinter|gegenüber|unter|rückseite|unterseite|debajo|detrás|junto a|al lado|enfrente|sotto|dietro|accanto|di fronte|davanti|' +
  'à côté|derrière|sous|en face|dessous|naast|achter|tegenover|onder|onderkant|ao lado|atrás|embaixo|debaixo|em frente|yanında|arkasında|karşısında|altında'

const MONEY = moneyPattern('\\p{N}')
const FIGURE_OF_MONEY = new RegExp(MONEY, 'iu')
/** Whether a text has a figure with its currency. */
export const hasMoney = (text: string): boolean => FIGURE_OF_MONEY.test(text)
const EVERY_FIGURE_OF_MONEY = new RegExp(moneyPattern('(?<!\\p{N}[.,]?)\\p{N}[\\p{N}.,]*'), 'giu')
/** Whether all figures of a text are money: they count nothing. */
export const hasMoneyOnly = (text: string): boolean =>
  hasMoney(text) && !/\p{N}/u.test(text.replace(EVERY_FIGURE_OF_MONEY, ''))

/** "From 9 to 5" with nothing behind it that is counted: "from 9 to 5 people" tells no time. */
const FROM_TO =
  '(?<!\\p{L})(?:from|between|von|zwischen|de|das|dalle|van)\\s\\p{N}{1,2}\\s(?:to|until|till|and|bis|und|à|a|às|alle|tot)\\s\\p{N}{1,2}' +
  '(?=\\s*(?:[.,;:!?)]?\\s*$|[.,;:!?)]\\s|\\n|(?:on|every|daily|and|except|an|am|täglich|und|außer)\\s))'

const patterns: Record<Exclude<Kind, 'person' | 'yes-no'>, RegExp> = {
  price: new RegExp(`${MONEY}|${word(FREE)}`, 'iu'),
  clock: new RegExp(
    `\\p{N}\\s?(?:[ap]\\.?\\s?m\\b|uhr|h\\b(?!\\s?\\p{L})|heures?|Uhr)|\\p{N}{1,2}(?:[:h]\\p{N}{2}(?!\\p{N}|[.,]\\p{N})|\\.\\p{N}{2}(?![\\p{N}.,]))|24\\s?/\\s?7|` +
      `${FROM_TO}|(?<![\\p{N}/.-])\\p{N}{1,2}\\s?[–—-]\\s?\\p{N}{1,2}(?![\\p{N}/.-])|[\\p{N}一二三四五六七八九十两]\\s?(?:時|时|시|点|點)|الساعة|` +
      word(
        'noon|midnight|midday|closed|mittags?|mitternacht|geschlossen|midi|minuit|fermée?s?|cerrad[oa]s?|mediod[ií]a|fechad[oa]s?|chius[oaie]|mezzogiorno|gesloten|kapalı|saat',
      ),
    'iu',
  ),
  duration: new RegExp(
    `(?:${ANY_NUMBER}|[½¼¾])\\s?-?(?:${TIME_UNITS})(?!\\p{L})|\\p{N}\\s?(?:to|bis|à|a|tot|-|–)\\s?\\p{N}+\\s?(?:${TIME_UNITS})(?!\\p{L})|[\\p{N}一二三四五六七八九十百两]\\s?(?:日|天|週|周|年|か月|ヶ月|个月|個月|分|時間|小时|يوم|أيام|ساعة|أسبوع|شهر|سنة)|` +
      word(
        'lifetime|lebenslang\\p{L}*|à vie|de por vida|vitalíci[oa]|a vita|levenslang|ömür boyu|immediately|sofort|at once|overnight|same day|while you wait|unlimited|unbegrenzt|none|keine?',
      ),
    'iu',
  ),
  date: new RegExp(
    `(?<!\\p{N})(?:1[5-9]|20)\\p{N}{2}(?!\\p{N})|\\p{N}{1,2}[./]\\s?\\p{N}{1,2}[./]?|${word(MONTHS)}|${word(WEEKDAYS)}|` +
      `${word('century|jahrhundert|siècle|siglo|século|secolo|eeuw|yüzyıl|daily|täglich|weekly|monthly|yearly|every day')}|[年月日曜]|قرن|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت`,
    'iu',
  ),
  number: new RegExp(
    `\\p{N}|${word(SURE_NUMBER_WORDS)}|[一二三四五六七八九十百千万]|${word('no limit|unlimited|none|several|dozen|unbegrenzt|illimité|ilimitad[oa]|illimitat[oi]|onbeperkt|sınırsız')}`,
    'iu',
  ),
  phone:
    /(?:\+|(?<!\d[.,]?)(?!(?<=\d:)\d\d(?!\d))\b0(?!\d\.\d\d\s?(?:(?:[-–—]|bis|to|,)?\s?\d{1,2}\.\d\d(?!\d)|uhr|h\b))|\(0)[\d][\d\s()/.-]{5,}\d|\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b|\b(?=(?:[ .-]?\d){9,12}(?!\d))\d{2,4}([ .-])\d{2,4}(?:\1\d{2,4}){1,3}\b|(?<![\p{Sc}\p{N}][.,\s]?)\b(?:112|911|999)\b(?![.,]?\p{N}|\s?[\p{Sc}%])/u,
  mail: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u,
  link: /https?:\/\/\S+|www\.\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|example|io|de|uk|fr|es|it|nl|pt|eu|tr|jp|app)(?:\/\S*)?\b/iu,
  place: new RegExp(
    `(?:${inEitherCase(word(PLACE_WORDS))})|\\p{N}\\s?(?:丁目|番地|号)|[市区區町村路街][\\p{N}\\p{Script=Han}]|[駅站]|\\b\\d{4,5}\\s\\p{Lu}|(?<=\\b(?:in|at|im|à|en|em|te)\\s)(?:the\\s)?\\p{Lu}\\p{L}+`,
    'u',
  ),
  percent:
    /\p{N}\s?(?:%|٪|％|per ?cent|prozent|pour cent|por ciento|por cento|per cento|procent)|yüzde\s\p{N}|%\s?\p{N}/iu,
  measure: new RegExp(`(?:${ANY_NUMBER}|[½¼¾])\\s?-?(?:${UNITS})(?![\\p{L}\\p{N}])`, 'iu'),
}

/** Numbers that look like a telephone's and are none: "VAT number GB 000 7946 31". */
const OFFICIAL_NUMBER =
  /(?<!\p{L})iban[ .:]*[a-z]{2}\p{N}{2}[\p{N} a-z]{8,}|(?<!\p{L})(?:vat|tax|company|account|registration|registered|customer|order|licen[cs]e|ust(?:[.-]?id)?|umsatzsteuer\p{L}*|steuer\p{L}*|handelsregister|hrb|siret|siren|tva|nif|cif|iva|kvk|btw|vergi)(?:[ .-]*(?:id|number|nummer|no|nr|n°))*[ .:]*(?:[a-z]{2} ?)?\p{N}[\p{N} /.-]{5,}/giu

/** Capitalized inside a sentence: a name, or any noun in German. */
const NAME = /(?<=\S\s)\p{Lu}[\p{L}\p{M}'’-]+/gu
const TITLED = /\b(?:Dr|Prof|Mr|Mrs|Ms|Herrn?|Frau|Mme|M|Sr|Sra|Dott|Dhr|Mevr)\.?\s\p{Lu}/u
const FULL_NAME = /\p{Lu}[\p{Ll}'’-]+\s(?:(?:van|von|de|der|den|da|di|la|le|el|bin|al)\s)*\p{Lu}[\p{Ll}'’-]+/u

const UNCAPITALIZED = /\p{Script=Han}{2}|\p{Script=Katakana}{2}/u

/** Words that look like names, leaving out the first, which is capitalized anyway. */
export const namesIn = (text: string): string[] => text.match(NAME) ?? []

/** "No music after nine" and "Non spediamo all’estero" answer no question by themselves; "No, we do not" does. */
const NO =
  "(?:no|non|não)(?=\\s*(?:[,.;:!–—-]|$)|\\s(?:we|you|it|they|there|i|this|that|sorry|unfortunately|nous|vous|il|c['’]est)(?!\\p{L}))"
const POLARITY = new RegExp(
  `^\\W*(?:${[
    NO,
    'yes|nope|sure|of course|certainly|sorry|unfortunately|not',
    'ja|nein|leider|selbstverständlich|natürlich|gerne?|oui|si|malheureusement|bien sûr|sí|claro|por supuesto|sim|infelizmente|sì|certo|purtroppo|nee|helaas|natuurlijk|evet|hayır|maalesef|はい|いいえ|نعم|لا',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** Begins with a "Yes" or a "No", in whatever words: it answers the question above it, and no other. */
export const beginsWithPolarity = (text: string) => POLARITY.test(text)

/** Whether a text has something of a kind. */
export function has(kind: Kind, text: string): boolean {
  if (kind === 'yes-no') return true
  // Where nothing is capitalized, nothing tells a name.
  if (kind === 'person') return TITLED.test(text) || FULL_NAME.test(text) || UNCAPITALIZED.test(text)
  if (kind === 'place' && NAMED_STREET.test(text)) return true
  return patterns[kind].test(kind === 'phone' ? text.replace(OFFICIAL_NUMBER, '') : text)
}

const PRICES =
  'prices?|rates?|fees?|costs?|charges?|amounts?|preise?|tarife?|kosten|gebühren|beträge?|prix|tarifs?|montants?|precios?|tarifas?|importes?|preços?|valores|prezz[io]|tariff[ae]|costi|importi|prijzen|tarieven|bedragen|fiyat\\p{L}*|ücret\\p{L}*'
const PRICES_IN = new RegExp(`(?<!\\p{L})(?:${PRICES})(?!\\p{L})[^\\n.;:|]{0,30}?[\\s:(](${CURRENCY})(?!\\p{L})`, 'iu')
/** The currency that a note gives to all figures: "All prices in EUR incl. VAT", "Preise in €". */
export const currencyIn = (text: string): string | undefined => PRICES_IN.exec(text)?.[1]

const PRICE_LIST =
  /(?<!\p{L})(?:prices?|pricing|rates|fees|tariffs?|admission|\p{L}*preis(?:e|en|liste)?|\p{L}*tarif(?:e|s)?|\p{L}*gebühren|prix|precios?|tarifas?|preços?|prezz[io]|listino|\p{L}*prijs(?:lijst|zen)?|\p{L}*prijzen|tarieven|fiyat(?:lar|ları|listesi)?)(?!\p{L})/iu
/** Whether a name says that prices stand below it. */
export const namesPrices = (name: string): boolean => PRICE_LIST.test(name.replaceAll('_', ' '))
/** A currency that nobody names. */
export const SOME_CURRENCY = '¤'

/** A house number beside a street. */
const STREET =
  /\p{L}{2,}\s\d{1,4}[a-z]?(?=,|\s*$|\n)|\d{1,4}[a-z]?,?\s(?:(?:rue|avenue|place|boulevard|quai)\s|\p{Lu}[\p{L}'-]+\s)/mu
/** A postal code, before a town or as it is written in Britain; "© 2026 Harbour Cycles" has none. */
const POSTAL =
  /(?<![©\p{L}]\s?)\b\d{4,5}(?:-\d{3})?\s?(?:[A-Z]{2}\s)?\p{Lu}\p{Ll}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/mu
export const isAddress = (text: string): boolean => STREET.test(text) || POSTAL.test(text)
/** A street by its name with a house number: "14 Quay Street", "Hauptstraße 5", "12, rue des Lilas", "Calle Mayor 3". */
const NAMED_STREET = new RegExp(
  `\\p{N}{1,4}[a-z]?,? (?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|[Ss]quare|[Qq]uay|[Ww]harf|[Dd]rive|[Ww]ay|[Pp]lace|[Rr]ow|[Cc]ourt|[Hh]ill|[Tt]errace|[Bb]oulevard|[Bb]lvd|[Pp]arade|[Cc]rescent|[Cc]lose|Yard|Mews|Walk|Gardens|Green|Grove|Buildings|Arcade|Passage|Alley|Circus|Highway|Estate)(?!\\p{L})|` +
    `\\p{L}*(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Pp]latz|[Ww]eg|[Gg]asse|[Aa]llee|[Uu]fer|[Rr]ing|[Dd]amm|[Mm]arkt|[Ss]traat|[Ll]aan|[Pp]lein|gracht|kade|dijk|singel) \\p{N}|` +
    `\\p{N}{1,4}(?: ?(?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Pp]lace|[Bb]oulevard|[Qq]uai|[Cc]hemin|[Aa]llée|[Ii]mpasse|[Cc]ours) |` +
    `(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|[Pp]olígono|[Rr]ua|[Pp]raça|[Tt]ravessa|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo) (?:(?:de|del|della|dei|degli|da|do|das|dos|du|di)(?: la| los| las)? )?\\p{Lu}[^\\n]{1,40}?\\p{N}|` +
    `(?:[Ss]okak|[Ss]okağı|[Cc]adde|[Cc]addesi|[Bb]ulvarı|[Mm]ahallesi)[^\\n]{0,20}\\p{N}`,
  'u',
)
/** "Where: 3 The Old Dairy, Lower Wexcombe": what it is called says what it is, whatever the street is called. */
const CALLED_ADDRESS =
  /^\W*(?:where(?: we are| to find us)?|(?:our |the )?(?:address|location)|find us(?: at)?|(?:unsere |die )?(?:adresse|anschrift)|standort|wo(?: wir sind)?|(?:notre )?adresse|où(?: nous trouver)?|(?:nuestra )?dirección|dónde(?: estamos)?|indirizzo|dove(?: siamo)?|(?:nossa )?morada|onde(?: estamos)?|(?:ons )?adres|waar)\s?:\s[^\n]{0,60}?\p{N}[^\n]{0,60}?\p{Lu}\p{L}/imu
/** "Tram 2, stop Fuller Square" looks like an address, and is none. */
export const isWholeAddress = (text: string): boolean =>
  NAMED_STREET.test(text) || CALLED_ADDRESS.test(text) || (STREET.test(text) && POSTAL.test(text))
/** The street with its number, as it stands in a text. */
export const streetIn = (text: string): string | undefined => (NAMED_STREET.exec(text) ?? STREET.exec(text))?.[0].trim()
