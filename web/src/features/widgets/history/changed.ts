import { texts } from './texts.ts'

/** Settings of a version, or what a form would send. */
type Settings = Readonly<Partial<Record<keyof typeof texts.fields, unknown>>>

/** In what two of them differ, in words. */
export function changedIn(one: Settings, other: Settings): string[] {
  return (Object.keys(texts.fields) as (keyof typeof texts.fields)[])
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => texts.fields[field])
}
