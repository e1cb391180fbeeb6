import { DEFAULT_WAY_OUT, NO_CONSENT, type WidgetLook } from '@docent/proto'
import { type NewEvent, say } from '@docent/proto/events'
import type { WidgetView } from '@docent/proto/http'
import type { WidgetRecord } from './record.ts'

/** The look of a widget, also of one that was saved before all of it could be chosen. */
export function lookOf({ look }: Pick<WidgetRecord, 'look'>): WidgetLook {
  return {
    ...look,
    wayOut: look.wayOut ?? DEFAULT_WAY_OUT,
    starterQuestions: look.starterQuestions ?? [],
    consent: look.consent ?? NO_CONSENT,
  }
}

/** A widget the way its owner sees it. */
export function viewOf(widget: WidgetRecord, publicUrl: string, readOnly: boolean): WidgetView {
  const {
    id,
    name,
    prompt,
    keepHistory,
    documentIds,
    allowedDomains,
    createdAt,
    dailyAnswerLimit = null,
    keepDays = null,
    showBranding = false,
  } = widget
  return {
    ...lookOf(widget),
    id,
    name,
    prompt,
    keepHistory,
    documentIds,
    allowedDomains,
    dailyAnswerLimit,
    keepDays,
    showBranding,
    // With the id in the address, the launcher's look comes along and there is one request.
    embedCode: `<script async src="${escapeAttribute(`${publicUrl}/widget.js?id=${id}`)}" data-widget-id="${escapeAttribute(id)}"></script>`,
    readOnly,
    createdAt: { seconds: Math.floor(createdAt / 1000) },
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
