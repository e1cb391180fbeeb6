const WORD = /(\p{L})\p{L}+/gu
const BETWEEN = /^[\s-]+$/

/** First letters of the words of a text: "Single sign-on. Plans" is "sso\np". Words of one letter part them. */
export function initialsOf(text: string): string {
  let initials = ''
  let end = 0
  for (const { 0: word, 1: first = '', index } of text.matchAll(WORD)) {
    initials += `${initials === '' || BETWEEN.test(text.slice(end, index)) ? '' : '\n'}${first.toLowerCase()}`
    end = index + word.length
  }
  return initials
}
