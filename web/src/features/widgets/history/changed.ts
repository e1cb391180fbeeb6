import type { WidgetVersion } from '../../../api/widgets.ts'
import { texts } from './texts.ts'

type Settings = WidgetVersion['settings']

/** In what two versions differ, in words. */
export function changedIn(one: Settings, other: Settings): string[] {
  return (Object.keys(texts.fields) as (keyof typeof texts.fields)[])
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => texts.fields[field])
}
