import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { nearest } from './nearest.ts'

/** One setting: the variable it comes from, its schema and default, and the sentence its reference line shows. */
export interface Setting<T = unknown> {
  env: string
  /** What it steers, with the unit. Optional reasons for a doubtful value go to `warn`. */
  doc: string
  /** Parses the text of the variable, or `undefined` when it is unset. */
  schema: z.ZodType<T>
  /** Shown in the reference; leave it out when there is none. */
  example?: string
  /** Never printed, neither in logs nor in error messages. */
  secret?: boolean
  /** A sentence with the reason when the value works but is doubtful. */
  warn?(value: T, other: Other): string | undefined
  /** What the value has to be, and is not, beside the value of another setting. */
  clash?(value: T, other: Other): string | undefined
}

/** The value of another setting; undefined where it can't be read, which is told of that one. */
export type Other = <T>(declared: Setting<T>) => T | undefined

/** A service's settings by the name its code uses. */
export type Settings = Record<string, Setting<never> | Setting>

/** The parsed values of a set of settings. */
export type ConfigOf<S> = { readonly [K in keyof S]: S[K] extends { schema: z.ZodType<infer T> } ? T : never }

/** Declares a setting and keeps the type of its value. */
export function setting<T>(declared: Setting<T>): Setting<T> {
  return declared
}

/** A setting that is true or false, and false when it is unset. */
export function flag(): z.ZodType<boolean> {
  return z.stringbool().default(false)
}

/** Marks an issue that is told in a line of its own. */
export const FILE_LINE = 'line of a file'

/**
 * A setting whose value is the path of a JSON file of this shape; `fallback` stands in when it is unset. Of `fields` is the one that
 * somebody meant who wrote a name that there is not.
 */
export function jsonFile<T>(schema: z.ZodType<T>, fallback: T, fields: readonly string[] = []): z.ZodType<T> {
  return z
    .string()
    .optional()
    .transform((path, context) => {
      if (!path) return fallback
      const say = (message: string) => context.addIssue({ code: 'custom', message, params: { [FILE_LINE]: true } })
      const read = readJson(path)
      if ('problem' in read) {
        say(read.problem)
        return z.NEVER
      }
      const parsed = schema.safeParse(read.value)
      if (parsed.success) return parsed.data
      for (const issue of parsed.error.issues) for (const line of linesOf(issue, read.value, fields)) say(line)
      return z.NEVER
    })
}

function readJson(path: string): { value: unknown } | { problem: string } {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return { problem: `the file can't be read (${(error as NodeJS.ErrnoException).code ?? String(error)})` }
  }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: `the file is not JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}` }
  }
}

/** Where it is, what is wrong, and what stands there. */
function linesOf(issue: z.core.$ZodIssue, whole: unknown, fields: readonly string[]): string[] {
  const { where, value } = placeOf(issue.path, whole)
  const at = where === '' ? '' : `${where}: `
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const meant = nearest(key, fields, (one) => (one.length < 5 ? 1 : 3))
      return `${at}there is no field "${key}"${meant === undefined ? '' : `; is "${meant}" meant?`}`
    })
  }
  const now = ['string', 'number', 'boolean'].includes(typeof value) ? ` (now ${JSON.stringify(value)})` : ''
  const message = issue.message.replace(/^Invalid (input|option): /, '').replaceAll('\n', ' ')
  return [`${at}${value === undefined && issue.code === 'invalid_type' ? 'is missing; ' : ''}${message}${now}`]
}

/** A part of a list is named by its id, or counted from 1. */
function placeOf(path: readonly PropertyKey[], whole: unknown): { where: string; value: unknown } {
  let value = whole
  const steps = path.map((step) => {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step]
    if (typeof step !== 'number') return String(step)
    const id = (value as { id?: unknown } | null | undefined)?.id
    return typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : `number ${step + 1}`
  })
  return { where: steps.join(', '), value }
}
