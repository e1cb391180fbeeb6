import type { OwnerId } from '@docent/proto/ids'
import { failures } from '../failures.ts'
import type { NotedDocuments } from '../projections/noted-documents.ts'
import type { Widgets } from '../projections/widgets.ts'

export interface AmongOptions {
  widgets: Pick<Widgets, 'find'>
  documentsOf: NotedDocuments['documentsOf']
}

interface Among {
  documentIds?: readonly string[] | undefined
  widgetId?: string | undefined
}

/** Which documents a search is about: those that are named, what a widget answers from, or what is both; undefined is all. */
export function createAmong({ widgets, documentsOf }: AmongOptions) {
  return async (owner: OwnerId, { documentIds, widgetId }: Among): Promise<readonly string[] | undefined> => {
    if (widgetId === undefined) return documentIds
    const widget = await widgets.find(owner, widgetId)
    if (!widget) throw failures.widget_not_found()
    const its = await documentsOf(owner, { widgetId, documentIds: widget.documentIds })
    return documentIds ? its.filter((id) => documentIds.includes(id)) : its
  }
}
