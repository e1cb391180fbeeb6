import { widgetFrame, type RouteReply } from '@docent/proto/http'
import type { Upstreams } from '@docent/runtime/upstreams'

/** What anybody may know of a widget. */
export type FrameSettings = RouteReply<typeof widgetFrame>

const ID = /^[\w-]{1,128}$/

/**
 * What the widget service says of a widget; `undefined` when there is no such widget, under a host of an owner also for those of others.
 * @throws unavailable
 */
export async function readSettings(
  upstreams: Upstreams,
  id: string | undefined,
  host?: string,
): Promise<FrameSettings | undefined> {
  if (id === undefined || !ID.test(id)) return undefined
  const under = host === undefined ? '' : `&host=${encodeURIComponent(host)}`
  const { status, body } = await upstreams.read(widgetFrame.service, `/api${widgetFrame.path}?widgetId=${id}${under}`)
  return status === 200 ? widgetFrame.replies[200].parse(body) : undefined
}

/** What the loader has written in; `word` is what its names in the page follow from. */
export function launcherOf(found: FrameSettings, word: string) {
  const { widgetId, name, keepHistory, allowedDomains, color, position, size, theme, worn } = found
  const { css: _, words: __, ...own } = worn ?? { css: {}, words: {} }
  return {
    widgetId,
    name,
    keepHistory,
    allowedDomains,
    color,
    position,
    size,
    word,
    ...(theme !== 'auto' && { theme }),
    ...own,
  }
}

/** What the frame has written in: nothing that its visitors need not know. */
export function frameOf(found: FrameSettings) {
  const { allowedDomains: _, success: __, branding: ___, worn, footer = null, ...settings } = found
  return {
    ...settings,
    footer,
    ...(worn && { color: worn.header ?? settings.color, css: worn.css, words: worn.words }),
  }
}

/** JSON that can stand in a script: nothing in it ends one or begins a comment. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
