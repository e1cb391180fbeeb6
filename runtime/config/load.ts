import { numberOf } from './numbers.ts'
import { FILE_LINE, type ConfigOf, type Other, type Setting, type Settings } from './setting.ts'

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

type Env = Readonly<Record<string, string | undefined>>

/** Reads every setting from the environment. Empty variables count as unset. Throws ConfigError with all problems. */
export function loadConfig<S extends Settings>(settings: S, env: Env): LoadedConfig<S> {
  const problems: string[] = []
  const warnings: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, declared] of Object.entries(settings) as [string, Setting][]) {
    const read = readOne(declared, env)
    if ('problems' in read) {
      problems.push(...read.problems)
      continue
    }
    values[name] = read.value
    if (read.warning) warnings.push(read.warning)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return { config: values as ConfigOf<S>, warnings }
}

/** Problems and warnings of all that one process reads: what several parts of it say of one variable is told once. */
export function lookThrough(sets: readonly Settings[], env: Env): { problems: string[]; warnings: string[] } {
  const problems = new Map<string, string[]>()
  const warnings = new Set<string>()
  for (const declared of sets.flatMap((one) => Object.values(one) as Setting[])) {
    const read = readOne(declared, env)
    if ('problems' in read) {
      if (!problems.has(declared.env)) problems.set(declared.env, read.problems)
    } else if (read.warning) warnings.add(read.warning)
  }
  return { problems: [...problems.values()].flat(), warnings: [...warnings] }
}

const textOf = ({ env: name }: Pick<Setting, 'env'>, env: Env) => env[name]?.trim() || undefined

type Read = { problems: string[] } | { value: unknown; warning?: string | undefined }

function readOne(declared: Setting, env: Env): Read {
  const text = textOf(declared, env)
  const shown = declared.secret || text === undefined ? '' : ` (now ${JSON.stringify(text.slice(0, 80))})`
  const parsed = declared.schema.safeParse(text)
  if (parsed.success) {
    const other: Other = (one) => one.schema.safeParse(textOf(one, env)).data
    const clash = declared.clash?.(parsed.data, other)
    if (clash) return { problems: [`${declared.env}${shown}: ${clash}. ${declared.doc}`] }
    const warning = declared.warn?.(parsed.data, other)
    return { value: parsed.data, warning: warning && `${declared.env}: ${warning}` }
  }
  const { issues } = parsed.error
  // What is wrong in a file has a line each: what the variable is for would help nobody there.
  const inFile = issues.filter((one) => one.code === 'custom' && one.params?.[FILE_LINE] === true)
  const others = issues.filter((one) => !inFile.includes(one))
  const lines = inFile.map(({ message }) => `${declared.env}${shown}: ${message}`)
  if (others.length === 0) return { problems: lines }
  const reasons = numberOf(declared.schema) ?? others.map(({ message }) => message).join('; ')
  return { problems: [...lines, `${declared.env}${shown}: ${reasons}. ${declared.doc}`] }
}
