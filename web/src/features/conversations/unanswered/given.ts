import type { WidgetView } from '../../../api/workspace.ts'

/** The widgets that give an answer; null: every one. */
export type Given = readonly string[] | null
export type Named = Pick<WidgetView, 'id' | 'name'>

/** What those of them are called that are still there. */
export const namesOf = (widgetIds: readonly string[], widgets: readonly Named[]): string[] =>
  widgetIds.flatMap((id) => widgets.find((one) => one.id === id)?.name ?? [])

export const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

/** Whether it matters which widgets give an answer: with a single one only where none is left of those it was for. */
export const isChoice = (widgets: readonly Named[], given: Given): boolean =>
  widgets.length > 1 || (widgets.length === 1 && given !== null && namesOf(given, widgets).length === 0)
