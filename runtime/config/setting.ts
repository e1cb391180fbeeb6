import { readFileSync } from 'node:fs'
import { z } from 'zod'

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
  warn?(value: T): string | undefined
}

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

/** A setting whose value is the path of a JSON file of this shape; `fallback` stands in when it is unset. */
export function jsonFile<T>(schema: z.ZodType<T>, fallback: T): z.ZodType<T> {
  return z
    .string()
    .optional()
    .transform((path, context) => {
      if (!path) return fallback
      const read = readJson(path)
      if ('problem' in read) {
        context.addIssue({ code: 'custom', message: read.problem })
        return z.NEVER
      }
      const parsed = schema.safeParse(read.value)
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: `${path}: ${z.prettifyError(parsed.error)}` })
      return z.NEVER
    })
}

function readJson(path: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { problem: `cannot read ${path} as JSON: ${String(error)}` }
  }
}
