/** Lengths that have a name, as lists of prices write them. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/dreiviertelstunde|three quarters of an hour/giu, '45 min'],
  [/anderthalb stunden|eineinhalb stunden|(?:an|one) hour and a half|one and a half hours/giu, '90 min'],
  [/halbe(?:n|r)? stunde|half (?:an )?hour|demi-heure|media hora|meia hora|mezz['’ ]?ora|half uur/giu, '30 min'],
  [/viertelstunde|quarter of an hour|quart d['’]heure|cuarto de hora/giu, '15 min'],
]
const NIGHT =
  /(?<!\p{L})(?:an?|one|a single|per|eine[rn]?|pro|une|par|una|por|uma|een|één) (?=night|nacht|nuit|noche|noite|notte)/giu

/** A question with its lengths in figures: "30 min" for half an hour, one night for a night. */
export const inFigures = (text: string): string =>
  NAMED.reduce((told, [name, figures]) => told.replace(name, figures), text).replace(NIGHT, '1 ')

const HOUR =
  /(?<!\p{L})(?:(?:an|one|a full|1) hour|eine(?:r)? (?:ganzen? )?stunde|une heure|una hora|uma hora|un['’]ora|(?:een|één) uur)(?!\p{L})/giu
const WHOLE_HOUR =
  /(?:(?<!\p{N})1|(?<!\p{L})(?:an?|one|per|pro|eine|par|une|por|una|uma|un['’]|een|één))[\s-]?(?:h|hr|hour|std|stunde|heure|hora|ora|uur)(?!\p{L})|^(?:hour|stunde|heure|hora|ora|uur)$/iu

/**
 * A question in the figures of the tables that are to answer it: "half an hour of massage" asks for 30 minutes where one says "30 min", and
 * names no half hour.
 *
 * @param cells those of the tables; looked at only where a length is named
 */
export function inFiguresOf(question: string, cells: () => readonly string[]): string {
  const named = NAMED.find(([name]) => question.search(name) !== -1)
  const [name, figures] = named ?? (question.search(HOUR) === -1 ? [] : ([HOUR, '60 min'] as const))
  if (!name || !figures) return question
  const told = cells()
  const says = (one: RegExp) => told.some((text) => one.test(text))
  const own = named ? new RegExp(name.source, 'iu') : WHOLE_HOUR
  const figure = Number.parseInt(figures, 10)
  const minutes = new RegExp(`(?<!\\p{N})${figure}[\\s-]?min`, 'iu')
  return says(minutes) && !says(own) ? question.replace(name, `${figure} min`) : question
}
