import { DEFAULT_WAY_OUT, NO_CONSENT, type BubbleNames, type WidgetLook } from '@docent/proto'
import { type NewEvent, say } from '@docent/proto/events'
import type { WidgetSettingsView, WidgetVersionView, WidgetView } from '@docent/proto/http'
import type { Version, WidgetRecord, WidgetSettings } from './record.ts'

/** The look of a widget, also of one that was saved before all of it could be chosen. */
export function lookOf({ look }: Pick<WidgetRecord, 'look'>): WidgetLook {
  return {
    ...look,
    theme: look.theme ?? 'auto',
    wayOut: look.wayOut ?? DEFAULT_WAY_OUT,
    starterQuestions: look.starterQuestions ?? [],
    consent: look.consent ?? NO_CONSENT,
  }
}

/** What an owner decided, with what there was no choice of when it was saved. */
function settingsView(settings: WidgetSettings): WidgetSettingsView {
  const { name, prompt, keepHistory, documentIds, allowedDomains } = settings
  const { dailyAnswerLimit = null, keepDays = null, showBranding = false } = settings
  const limits = { dailyAnswerLimit, keepDays, showBranding }
  return { ...lookOf(settings), name, prompt, keepHistory, documentIds, allowedDomains, ...limits }
}

export interface Presented {
  /** Where its loader is. */
  address: string
  names: BubbleNames
  readOnly: boolean
}

/** With the id in the address, the launcher's look comes along and there is one request. */
export const scriptOf = (id: string, { address, names }: Omit<Presented, 'readOnly'>): string =>
  `${address}/${names.script}?id=${id}`

/** A widget the way its owner sees it. */
export function viewOf(widget: WidgetRecord, { address, names, readOnly }: Presented): WidgetView {
  const { id, createdAt, draft, published } = widget
  return {
    ...settingsView(widget),
    id,
    version: published?.number ?? 1,
    draft: draft
      ? { ...settingsView(draft.settings), savedAt: new Date(draft.savedAt).toISOString(), basedOn: draft.basedOn }
      : null,
    embedCode: `<script async src="${escapeAttribute(scriptOf(id, { address, names }))}" data-widget-id="${escapeAttribute(id)}"></script>`,
    readOnly,
    createdAt: { seconds: Math.floor(createdAt / 1000) },
  }
}

export function versionView({ number, at, by, returnedTo, settings }: Version): WidgetVersionView {
  return {
    number,
    publishedAt: new Date(at).toISOString(),
    by,
    returnedTo: returnedTo ?? null,
    settings: settingsView(settings),
  }
}

/** What the other services hear of a widget. */
export function saidSaved(widget: WidgetRecord, created: boolean): NewEvent {
  const { id: widgetId, name, prompt, keepHistory, documentIds, allowedDomains } = widget
  const { dailyAnswerLimit = null, keepDays = null } = widget
  const limits = { dailyAnswerLimit, keepDays }
  const settings = { name, prompt, keepHistory, documentIds, allowedDomains, ...limits, look: lookOf(widget) }
  return say('widget.saved', { widgetId, ...settings, created })
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
