import type { WidgetBasis } from '@docent/proto/http'
import type { Change } from '@docent/runtime/store'
import { failures } from '../failures.ts'
import { kept } from './daily-limit.ts'
import { saidSaved } from './present.ts'
import {
  VERSIONS_MAX,
  widgetSettingsSchema,
  type Publication,
  type Version,
  type WidgetRecord,
  type WidgetSettings,
} from './record.ts'

/** Of widgets from before there were versions: what they were created with is their first, as far as anybody knows. */
function publicationOf({ published, createdAt }: WidgetRecord): Publication {
  return published ?? { number: 1, at: createdAt, by: 'owner' }
}

/** The settings that visitors see. */
const settingsIn = (record: WidgetRecord): WidgetSettings => widgetSettingsSchema.parse(record)

/** What a form left out stays as it is. */
export function whole(settings: WidgetSettings, current: WidgetSettings): WidgetSettings {
  const { keepDays = current.keepDays } = settings
  return { ...kept(settings, current), keepDays }
}

/** Settings that visitors see from now on; the former ones become history. The same once more is no new version. */
export function publish(
  current: WidgetRecord,
  settings: WidgetSettings,
  { at, by, returnedTo }: Omit<Publication, 'number'>,
): WidgetRecord {
  const before = settingsIn(current)
  if (isSame(before, settings)) return current
  const former = [{ ...publicationOf(current), settings: before }, ...(current.former ?? [])]
  return {
    ...current,
    ...settings,
    published: { number: publicationOf(current).number + 1, at, by, ...(returnedTo !== undefined && { returnedTo }) },
    former: former.slice(0, VERSIONS_MAX - 1),
  }
}

const isSame = (one: WidgetSettings, other: WidgetSettings) =>
  JSON.stringify(widgetSettingsSchema.parse(one)) === JSON.stringify(widgetSettingsSchema.parse(other))

/** With one more website that may show it. A list that is empty means any, and stays so. */
export function allowing(current: WidgetRecord, domain: string, at: number): WidgetRecord {
  const listed = <T extends Pick<WidgetSettings, 'allowedDomains'>>(settings: T): T => {
    const { allowedDomains: list } = settings
    return list.length === 0 || list.includes(domain) ? settings : { ...settings, allowedDomains: [...list, domain] }
  }
  const next = publish(current, listed(settingsIn(current)), { at, by: 'owner' })
  const settings = next.draft && listed(next.draft.settings)
  return settings === next.draft?.settings || !settings || !next.draft
    ? next
    : { ...next, draft: { ...next.draft, settings } }
}

/** Settings that only their owner sees. @throws widget_changed, draft_changed */
export function drafted(
  current: WidgetRecord,
  given: WidgetSettings,
  now: number,
  basedOn?: WidgetBasis,
): WidgetRecord {
  const settings = whole(given, current)
  const before = current.draft
  if (basedOn && !isBasis(current, basedOn)) {
    // Whoever did not get the reply says the same once more, and loses nobody's work by it.
    if (isSame(settings, before?.settings ?? settingsIn(current))) return current
    refuseNewer(current, basedOn.version)
    throw failures.draft_changed()
  }
  // Never the time of the one before, whatever the clock says: by it a window knows whether its draft is still the one.
  const savedAt = Math.max(now, before ? before.savedAt + 1 : 0)
  const draft = { settings, savedAt, basedOn: publicationOf(current).number }
  return { ...current, draft: isSame(settings, settingsIn(current)) ? null : draft }
}

const momentOf = ({ draft }: WidgetRecord) => (draft ? new Date(draft.savedAt).toISOString() : null)

const isBasis = (current: WidgetRecord, { version, draftSavedAt }: WidgetBasis) =>
  publicationOf(current).number === version && momentOf(current) === draftSavedAt

/** @throws widget_changed */
function refuseNewer(current: WidgetRecord, version: number): void {
  const { number } = publicationOf(current)
  if (number !== version) throw failures.widget_changed({ values: { version: number } })
}

/** Without its draft, if that is the one that was looked at. @throws draft_changed */
export function undrafted(current: WidgetRecord, savedAt?: string): WidgetRecord {
  if (!current.draft) return current
  if (savedAt !== undefined && momentOf(current) !== savedAt) throw failures.draft_changed()
  return { ...current, draft: null }
}

/** The draft that was looked at, and the version that visitors saw then. */
export interface Looked {
  savedAt: string
  version?: number | undefined
}

/** @throws no_draft, draft_changed, widget_changed */
export function publishDraft(current: WidgetRecord, { savedAt, version }: Looked, at: number): Change<WidgetRecord> {
  if (!current.draft) throw failures.no_draft()
  if (momentOf(current) !== savedAt) throw failures.draft_changed()
  if (version !== undefined) refuseNewer(current, version)
  const next = { ...publish(current, current.draft.settings, { at, by: 'owner' }), draft: null }
  return [next, saidSaved(next, false)]
}

/** What visitors see and saw, the newest first. */
export const versionsOf = (record: WidgetRecord): Version[] => [
  { ...publicationOf(record), settings: settingsIn(record) },
  ...(record.former ?? []),
]

/** @throws version_not_found */
export function formerSettings(current: WidgetRecord, number: number): WidgetSettings {
  const found = current.former?.find((one) => one.number === number)
  if (!found) throw failures.version_not_found()
  return found.settings
}

/** Without documents that are gone. History keeps their ids; they are left out when somebody returns to it. */
export function without(current: WidgetRecord, gone: readonly string[]): Change<WidgetRecord> {
  const rest = (ids: readonly string[]) => ids.filter((one) => !gone.includes(one))
  const { draft, documentIds } = current
  const next = {
    ...current,
    documentIds: rest(documentIds),
    ...(draft && {
      draft: { ...draft, settings: { ...draft.settings, documentIds: rest(draft.settings.documentIds) } },
    }),
  }
  if (next.documentIds.length === documentIds.length) return next
  return current.state === 'active' ? [next, saidSaved(next, false)] : next
}

/** With one document in the place of another. History has it too: who returns there gets the document of today, not none. */
export function replaced(current: WidgetRecord, documentId: string, by: string): Change<WidgetRecord> {
  const swap = <T extends { documentIds: string[] }>(settings: T): T => ({
    ...settings,
    documentIds: [...new Set(settings.documentIds.map((one) => (one === documentId ? by : one)))],
  })
  const next = {
    ...swap(current),
    ...(current.former && {
      former: current.former.map((version) => ({ ...version, settings: swap(version.settings) })),
    }),
    ...(current.draft && { draft: { ...current.draft, settings: swap(current.draft.settings) } }),
  }
  return current.documentIds.includes(documentId) ? [next, saidSaved(next, false)] : next
}

/** Documents that a widget, its draft or its history answers from. */
export const everyDocumentOf = (record: WidgetRecord): string[] => [
  ...new Set([...documentsOf(record), ...(record.former ?? []).flatMap(({ settings }) => settings.documentIds)]),
]

/** Documents that a widget or its draft answers from. */
export const documentsOf = ({ documentIds, draft }: WidgetRecord): string[] => [
  ...new Set([...documentIds, ...(draft?.settings.documentIds ?? [])]),
]

/** Pictures that a widget has, or could have again. */
export const avatarsOf = ({ look, draft, former = [] }: WidgetRecord): ReadonlySet<string> =>
  new Set(
    [look, draft?.settings.look, ...former.map(({ settings }) => settings.look)].flatMap(
      (one) => one?.botAvatarUrl ?? [],
    ),
  )
