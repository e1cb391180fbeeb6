/** Letters that have to be put in, left out, changed or swapped with their neighbor to make one word of the other. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1))
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1)
      now.push(least)
    }
    ;[before, last] = [last, now]
  }
  return last[other.length] ?? 0
}

/** The name that somebody most probably meant, at most so many letters away. */
export function nearest(name: string, known: Iterable<string>, within: (known: string) => number): string | undefined {
  let best: { one: string; away: number } | undefined
  for (const one of known) {
    const most = within(one)
    if (Math.abs(one.length - name.length) > most) continue
    const away = distance(name, one)
    if (away <= most && (!best || away < best.away)) best = { one, away }
  }
  return best?.one
}

/** Of other programs, whatever they are called. */
const OTHERS = /^(npm|NPM|NODE|JEST|XDG|LC|KUBERNETES|GIT|SSH|DBUS|SYSTEMD)_/

/**
 * Warnings about variables that are no setting and look like one that is misspelt. Names of other programs are left alone: two letters
 * off count in a long name alone, and one that begins with another word has to be nearer.
 */
export function misspelt(env: Readonly<Record<string, string | undefined>>, known: ReadonlySet<string>): string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || OTHERS.test(name) || !/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name)) return []
    const [first] = name.split('_')
    const meant = nearest(name, known, (one) => {
      if (!one.includes('_')) return 0
      if (one.split('_')[0] === first) return one.length >= 10 ? 2 : 1
      return one.length >= 16 ? 2 : one.length >= 8 ? 1 : 0
    })
    return meant === undefined ? [] : [`${name} is no setting of Docent and changes nothing: is ${meant} meant?`]
  })
}
