/** The groups of a list, each with its words as written. */
export const groupsOf = (list: string): string[][] =>
  list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((group) => group.length > 1)
