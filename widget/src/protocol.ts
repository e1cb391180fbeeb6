/**
 * What the loader (in the owner's page) and the frame (on Docent's origin) say to each other. The loader opens the line
 * with one `connect`, posted to Docent's exact origin and carrying a port; everything after it goes through that port,
 * which reaches nobody else. Both sides read with the parsers below and drop whatever does not fit.
 */

/** What the page tells the frame. */
const toFrame = {
  connect: {},
  session: { token: 'string', sessionId: 'string', resumed: 'boolean', expiresIn: 'number' },
  refused: { error: 'string', code: 'string' },
  shown: { full: 'boolean' },
  /** Where the bubble is: an address without what follows "?" and "#". */
  page: { url: 'string' },
  hidden: {},
  ask: { question: 'string' },
  /** Only from Docent's own pages: settings that are not saved yet, as JSON. */
  preview: { settings: 'string' },
  /** The same: what comes of a question in a preview. `data` is the event of the answer as JSON; "refused" ends it too. */
  'preview-answer': { id: 'number', event: 'string', data: 'string' },
} as const

/** What the frame tells the page. */
const toPage = {
  ready: {},
  close: {},
  'want-session': { fresh: 'boolean' },
  question: { text: 'string' },
  answer: { text: 'string', answered: 'boolean' },
  'new-session': {},
  /** What was kept of the visitor is erased: from here on they are somebody new. */
  'new-visitor': {},
  /** In a preview the page asks for the frame, which has no right to. */
  'preview-ask': { id: 'number', question: 'string' },
  'preview-stop': { id: 'number' },
} as const

interface Kinds {
  string: string
  boolean: boolean
  number: number
}
type Shape = Readonly<Record<string, keyof Kinds>>
type Shapes = Readonly<Record<string, Shape>>
type MessageOf<S extends Shapes> = {
  [K in keyof S]: { type: K } & { -readonly [F in keyof S[K]]: Kinds[S[K][F]] }
}[keyof S]

export type ToFrame = MessageOf<typeof toFrame>
export type ToPage = MessageOf<typeof toPage>
export type Session = Omit<Extract<ToFrame, { type: 'session' }>, 'type'> & {
  /** Whether a person can be asked for: "open", "closed", or "talking"; absent where none ever can. */
  handover?: string
  /** Of "closed": when one can be again, in milliseconds since 1970. */
  opensAt?: number
}
export type Refusal = Omit<Extract<ToFrame, { type: 'refused' }>, 'type'>

/** A message for the frame, or `undefined` for anything else. */
export const parseToFrame = (data: unknown): ToFrame | undefined => parse(toFrame, data)
/** A message for the page, or `undefined` for anything else. */
export const parseToPage = (data: unknown): ToPage | undefined => parse(toPage, data)

function parse<S extends Shapes>(shapes: S, data: unknown): MessageOf<S> | undefined {
  const given = Object(data) as Record<string, unknown>
  const shape = Object.hasOwn(shapes, String(given['type'])) && shapes[String(given['type'])]
  const fits = shape && Object.entries(shape).every(([field, kind]) => typeof given[field] === kind)
  return fits ? (given as MessageOf<S>) : undefined
}
