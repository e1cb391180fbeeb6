const COOKIES = /\bcookies?\b/i
/** What a notice of cookies says beside the word: bakers have cookies, too. */
const NOTICE = new RegExp(
  String.raw`\b(?:` +
    [
      String.raw`us(?:e|es|ing|age of) (?:(?:essential|necessary|technical|functional|session|tracking|third-party|some|only|our|own|of) ){0,3}cookies`,
      'consent|browsers?|web ?sites?|privacy|analytics|tracking|third[- ]part(?:y|ies)|opt[- ]out|preferences',
      '(?:accept|allow|reject|decline|manage|refuse) (?:all|our|the|these|optional|necessary|essential|cookies?)|cookie[- ]settings',
      String.raw`(?:verwende|nutz|setz|benutz)\w* (?:\p{L}+ ){0,2}cookies|cookie-?einstellungen|(?:zu|ein)(?:stimm|willig)\w*|akzeptier\w*|ablehn\w*|datenschutz\w*|web-?seiten?|einstellungen`,
      String.raw`(?:utilis|emploi)\w* (?:\p{L}+ ){0,2}cookies|accepte[rz]|refuse[rz]|paramètres|navigateur|confidentialité|site (?:web|internet)|consentement`,
      String.raw`(?:usa|utiliza|emplea)\w* (?:\p{L}+ ){0,2}cookies|acepta[rs]?|rechaza[rs]?|configura\w*|navegador|privacidad|sitio web|página web|consentimiento`,
      String.raw`(?:usa|utilizz)\w* (?:\p{L}+ ){0,2}cookies?|accett\w+|rifiut\w+|impostazioni|sito web|consenso|aceitar|recusar|definições`,
      String.raw`gebrui\w+ (?:\p{L}+ ){0,2}cookies|accepteren|accepteer|weiger(?:en)?|instellingen|toestemming|webpagina|akceptuj\w*|przeglądark\w*|ustawienia|używamy`,
    ].join('|') +
    ')',
  'iu',
)
/** Who asks for consent has no prices. */
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}|\d[.,]\d\d(?!\d)|\b(?:EUR|USD|CHF|GBP)\b/u
const PRIVACY = /\b(?:privacy|datenschutz|privatsphäre|confidentialité|privacidad|privacidade)/i
const BUTTONS =
  /\b(?:accept|allow|agree|reject|decline|refuse|settings|akzeptier|zustimm|ablehn|einstell|accepte|refuse|paramètr|acepta|rechaza|accett|rifiut|aceitar|recusar|weiger|instelling|akcept|ok\b)/i

/** Whether a text before the first heading tells that the page keeps cookies. */
export const isCookieNotice = (text: string): boolean => COOKIES.test(text) && NOTICE.test(text) && !PRICE.test(text)

/** Whether a part that is named after cookies or consent asks for it. */
export const asksConsent = (text: string): boolean =>
  (COOKIES.test(text) || PRIVACY.test(text)) && BUTTONS.test(text) && !PRICE.test(text)
