/** A sentence that is fixed word for word, where the product says it, and the test that provokes it and sees it. */
export interface Message {
  area: string
  /** What differs from case to case stands in braces: "Chunk {id}: {reason}". */
  words: string
  /** The file the words live in, from the root of the project. */
  saidIn: string
  /** The file of the test, and its name. */
  test: readonly [file: string, name: string]
}

type Row = readonly [words: string, testName: string, other?: { saidIn?: string; file?: string }]

/** Messages of one area that live in one file and are mostly seen in another. */
export function messagesOf(area: string, saidIn: string, file: string, rows: readonly Row[]): Message[] {
  return rows.map(([words, name, other = {}]) => ({
    area,
    words,
    saidIn: other.saidIn ?? saidIn,
    test: [other.file ?? file, name],
  }))
}

/** The parts of a sentence that are the same every time. */
export function fixedParts(words: string): string[] {
  return words
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
}

/** Source text as it reads: quotes without their escapes. */
export function readable(source: string): string {
  return source.replaceAll("\\'", "'").replaceAll('\\"', '"')
}
