/** Why a file gives no text. The service turns each into a declared failure with a sentence for the owner. */
const problemKinds = [
  'encrypted',
  'no_text',
  'unreadable',
  'garbled',
  'unknown_encoding',
  'not_this_type',
  'is_word',
  'is_excel',
  'too_slow',
  'too_complex',
] as const
export type ProblemKind = (typeof problemKinds)[number]

/** A file that cannot be read; `message` is for the log. */
export class ExtractionProblem extends Error {
  override readonly name = 'ExtractionProblem'
  readonly kind: ProblemKind

  constructor(kind: ProblemKind, message: string) {
    super(message)
    this.kind = kind
  }
}
