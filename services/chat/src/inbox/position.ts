import { BadCursor } from '@docent/runtime/store'

/** A place between two turns, newest first. */
export interface Position {
  at: number
  id: string
}

export const cursorAt = ({ at, id }: Position): string => Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** @throws BadCursor */
export function positionAt(cursor: string): Position {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown]
    if (typeof at === 'number' && typeof id === 'string') return { at, id }
  } catch {
    // Said once below.
  }
  throw new BadCursor('the cursor is not one of the list of conversations')
}

/** Without those that the position was taken after: turns of the same millisecond stand on both of its sides. */
export function behind<T extends Position>(turns: readonly T[], position: Position | undefined): readonly T[] {
  const last = position ? turns.findIndex(({ at, id }) => at === position.at && id === position.id) : -1
  return turns.slice(last + 1)
}
