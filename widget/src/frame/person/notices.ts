import type { Turn } from '../talk/talk.ts'

/** What a person said just now, as it is read out: by whoever said it, which need not be who speaks now. */
export function readOut(last: Turn | undefined, somebody: string): string {
  if (last === undefined || last.isEarlier || last.by === undefined || last.by === null) return ''
  return `${last.by || somebody}: ${last.question}`
}

/** Whether the bot was asked, or a message left, since: then that nobody came, or that the bot answers again, is no news. */
export const isOvertaken = (last: Turn | undefined): boolean => last !== undefined && last.by === undefined
