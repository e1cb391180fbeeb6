/** Stands in our mails above all that is not to be sent back. */
export const MARK = '— Please write your answer above this line —'
const MARKED = /write your answer above this line/i

/** How mail programs begin what they quote, by language; the line may be broken in two. */
const QUOTES: readonly RegExp[] = [
  /^On\b.{1,200}\bwrote:$/s,
  /^Am\b.{1,200}\bschrieb\b.{0,100}:$/s,
  /^(Le|El|Em|Il|Op|Den)\b.{1,200}\b(a écrit|escribió|escreveu|ha scritto|schreef|skrev)\b.{0,100}:$/s,
  /^.{1,200}\b(tarihinde|şunları yazdı|şunu yazdı)\b.{0,100}:$/s,
  /^(في|بتاريخ).{1,200}كتب.{0,100}:$/s,
  /^\d{4}年\d{1,2}月\d{1,2}日.{1,200}:$/s,
]
const CUTS: readonly RegExp[] = [
  /^-{2,}\s*(Original Message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Mensagem original|Messaggio originale|Oorspronkelijk bericht|Özgün İleti|Forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
]
/** The block of fields that some programs put above what they quote: a line says who, one near it when or to whom. */
const SENDER = /^\*?(From|Von|De|Da|Van|Kimden|Gönderen|من|差出人)\s*:\*?\s*\S/
const OTHER_FIELD =
  /^\*?(Sent|Date|To|Gesendet|Datum|An|Envoyé|À|Enviado|Para|Data|Inviato|A|Verzonden|Aan|Gönderildi|Tarih|Kime|تاريخ|إلى|送信日時|宛先)\s*:\*?\s*\S/
const SIGNATURE =
  /^(Sent from my |Get Outlook for |Von meinem .{1,40} gesendet|Gesendet von |Envoyé de |Enviado (desde|do) |Inviato da |Verstuurd vanaf |.{1,40}'(den|dan) gönderildi)/i

/** A line is looked at as far as this: nobody writes what these expressions know any longer, and they take time. */
const LOOKED_AT = 300

/** What somebody wrote who answered a mail: without what their program quotes, and without a signature. */
export function answerIn(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const shown = lines.map((line) => line.slice(0, LOOKED_AT).trim())
  const end = lines.findIndex(
    (line, at) => MARKED.test(shown[at] ?? '') || line === '-- ' || shown[at] === '--' || beginsQuote(shown, at),
  )
  const above = lines.slice(0, end === -1 ? undefined : end)
  const kept = above.filter((_, at) => !shown[at]?.startsWith('>'))
  const isQuoting = kept.length < lines.length
  while (isNoWord(kept.at(-1))) kept.pop()
  // A lead above a quote may be in a language that is not known here: one line that ends in a colon, below which all is quoted.
  if (isQuoting && kept.length > 1 && isLead(kept.at(-1) ?? '')) kept.pop()
  return kept
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Nothing, or what a program put under it. */
function isNoWord(line: string | undefined): boolean {
  const shown = line?.slice(0, LOOKED_AT).trim()
  return shown === '' || (shown !== undefined && SIGNATURE.test(shown))
}

const isLead = (line: string): boolean => line.length <= LOOKED_AT && line.includes('@') && line.trimEnd().endsWith(':')

function beginsQuote(shown: readonly string[], at: number): boolean {
  const [one = '', two = '', ...more] = shown.slice(at, at + 5)
  if (one === '') return false
  if (CUTS.some((cut) => cut.test(one))) return true
  // Each such line says when it was written.
  if ([one, `${one} ${two}`].some((lead) => /\d/.test(lead) && QUOTES.some((quote) => quote.test(lead)))) return true
  return SENDER.test(one) && [two, ...more].some((line) => OTHER_FIELD.test(line))
}
