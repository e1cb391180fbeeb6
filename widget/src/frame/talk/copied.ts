/** Code, where such brackets mean something else, and `[1]` or `[1, 3]` with the space before it; a link is none. */
const CODE_OR_CITATION = /(`+)[^`][\s\S]*?\1(?!`)| ?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\](?!\()/g

/** An answer as it is copied: without the numbers that mean something only beside its sources. */
export function copiedText(answer: string, sources: number): string {
  return answer.replaceAll(CODE_OR_CITATION, (whole, _: string | undefined, numbers: string | undefined) => {
    const cited = numbers?.split(',').map(Number) ?? []
    return cited.length > 0 && cited.every((number) => number >= 1 && number <= sources) ? '' : whole
  })
}
