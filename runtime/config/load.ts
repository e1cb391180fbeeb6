import type { ConfigOf, Setting, Settings } from './setting.ts'

/** All problems of a configuration at once, one line each, without the values of secrets. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((one) => `  - ${one}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

export interface LoadedConfig<S> {
  config: ConfigOf<S>
  /** Sentences about values that work but are doubtful. */
  warnings: string[]
}

/** Reads every setting from the environment. Empty variables count as unset. Throws ConfigError with all problems. */
export function loadConfig<S extends Settings>(settings: S, env: Record<string, string | undefined>): LoadedConfig<S> {
  const problems: string[] = []
  const warnings: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, declared] of Object.entries(settings) as [string, Setting][]) {
    const text = env[declared.env]?.trim() || undefined
    const parsed = declared.schema.safeParse(text)
    if (!parsed.success) {
      const shown = declared.secret || text === undefined ? '' : ` (now ${JSON.stringify(text.slice(0, 80))})`
      const reasons = parsed.error.issues.map((issue) => issue.message).join('; ')
      problems.push(`${declared.env}${shown}: ${reasons}. ${declared.doc}`)
      continue
    }
    values[name] = parsed.data
    const warning = declared.warn?.(parsed.data)
    if (warning) warnings.push(`${declared.env}: ${warning}`)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return { config: values as ConfigOf<S>, warnings }
}
