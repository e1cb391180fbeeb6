import type { OwnerId } from '@docent/proto/ids'
import { failures } from '../failures.ts'
import type { Widgets } from '../projections/widgets.ts'

export interface AmongOptions {
  widgets: Pick<Widgets, 'find'>
  answersOf(owner: OwnerId): Promise<readonly string[]>
}

interface Among {
  documentIds?: readonly string[] | undefined
  widgetId?: string | undefined
}

/** Which documents a search is about: those that are named, what a widget answers from, or what is both; undefined is all. */
export function createAmong({ widgets, answersOf }: AmongOptions) {
  return async (owner: OwnerId, { documentIds, widgetId }: Among): Promise<readonly string[] | undefined> => {
    if (widgetId === undefined) return documentIds
    const widget = await widgets.find(owner, widgetId)
    if (!widget) throw failures.widget_not_found()
    const its = [...new Set([...widget.documentIds, ...(await answersOf(owner))])]
    return documentIds ? its.filter((id) => documentIds.includes(id)) : its
  }
}
