/** What a command ends with that was not understood; 1 is for what it was asked and could not do. */
const MISUSED = 2

export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')

/** A command that was not understood; the message says why, if anything is to be said before its usage. */
export class Misused extends Error {
  override readonly name = 'Misused'
}

/** Whether an error is of `parseArgs`. */
export const isOfArguments = (error: unknown): error is Error =>
  String((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS')

/** Tells how a command is used, with what was wrong before it. @returns the exit code */
export function tellUsage(print: (line: string) => void, usage: string, wrong = ''): number {
  print(wrong ? `${wrong}\n${usage}` : usage)
  return MISUSED
}
