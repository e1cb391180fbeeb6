import { getSubscription, getUsage } from './billing.ts'
import { getAnswer, search } from './chat.ts'
import type { RouteContract } from './contract.ts'
import * as documents from './documents.ts'
import * as widgets from './widgets.ts'

/** The work that a program may do for an owner; the account itself, its plan and its keys stay with the person. */
const open: ReadonlySet<RouteContract> = new Set<RouteContract>([
  documents.listDocuments,
  documents.getUserDocuments,
  documents.processDocument,
  documents.processWebPage,
  documents.embedDocument,
  documents.renameDocument,
  documents.deleteDocument,
  documents.documentChunks,
  documents.documentFile,
  getAnswer,
  search,
  widgets.listWidgets,
  widgets.createWidget,
  widgets.updateWidget,
  widgets.deleteWidget,
  getSubscription,
  getUsage,
])

/** Whether a token that came of an API key may make this call. */
export function isOpenToKeys(contract: RouteContract): boolean {
  return open.has(contract)
}
