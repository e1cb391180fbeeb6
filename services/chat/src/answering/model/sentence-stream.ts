/** Parts a text into sentences while it is written: each with the marks that follow it, and together the text itself. */
export interface SentenceStream {
  push(text: string): string[]
  /** The rest. */
  end(): string[]
}

const END = /\n+|[.!?…]["'”’»)*_]*(?=\s|[[【])|[。！？]["'」』）]*/gu
/** A point after these ends no sentence: initials, "p.m", an ordinal, and what is cut short in the languages spoken here. */
const CUT_SHORT =
  /(?:^|[\s(„“"])(?:\p{L}|(?:\p{L}\.)+\p{L}|\d{1,2}|no|nr|núm|ca|str|dr|dra|mr|mrs|ms|sr|sra|prof|bzw|inkl|incl|approx|art|abs|tel|min|max|mme|vs|usw|evtl|ggf|sog|bv|vb|örn)$/iu
const MARKS = /^\s*(?:(?:\[|【)[^\]】\n]{1,40}(?:\]|】)\s*)*(?:(?:\[|【)[^\]】\n]{1,40}(?:\]|】))[.,;]?/u
const OPEN_MARK = /^\s*(?:(?:\[|【)[^\]】\n]{1,40}(?:\]|】)\s*)*(?:\[|【)[^\]】\n]{0,40}$/u

export function createSentenceStream(): SentenceStream {
  let pending = ''

  const cut = (last: boolean): string[] => {
    const sentences: string[] = []
    for (let length = next(pending, last); length > 0; length = next(pending, last)) {
      sentences.push(pending.slice(0, length))
      pending = pending.slice(length)
    }
    return sentences
  }

  return {
    push(text) {
      pending += text
      return cut(false)
    },
    end: () => cut(true),
  }
}

/** How much of the text is a sentence for certain; 0 while that is open. */
function next(text: string, last: boolean): number {
  for (const { 0: end, index } of text.matchAll(END)) {
    const before = text.slice(0, index)
    if (before.trim() === '' || isInCode(before)) continue
    const after = text.slice(index + end.length)
    if (!last && (after.trim() === '' || OPEN_MARK.test(after))) return 0
    const marks = MARKS.exec(after)?.[0].length ?? 0
    if (!last && marks > 0 && after.slice(marks).trim() === '') return 0
    if (end.startsWith('.') && marks === 0 && (CUT_SHORT.test(before) || /^\s*\p{Ll}/u.test(after))) continue
    return end.startsWith('\n') && marks === 0 ? index : index + end.length + marks
  }
  return last ? text.length : 0
}

const isInCode = (text: string) => (text.match(/```/g)?.length ?? 0) % 2 === 1
