/**
 * A function of a word that remembers what it said of the latest ones: at least `most` of them, at most twice as many. Words
 * that are asked for again and again stay, where a memory that is emptied when it is full forgets them with all others.
 */
export function remembering<Value>(most: number, of: (word: string) => Value): (word: string) => Value {
  let latest = new Map<string, Value>()
  let before = new Map<string, Value>()
  return (word) => {
    let value = latest.get(word)
    if (value !== undefined) return value
    value = before.get(word) ?? of(word)
    if (latest.size >= most) [before, latest] = [latest, new Map()]
    latest.set(word, value)
    return value
  }
}
