import type { WidgetSettings } from '../settings.ts'

/** The settings the server wrote into the frame's page; `undefined` where there are none, as in a preview. */
export function writtenSettings(page: Document): WidgetSettings | undefined {
  const text = page.getElementById('settings')?.textContent
  return text ? readSettings(text) : undefined
}

export const readSettings = (text: string): WidgetSettings => JSON.parse(text) as WidgetSettings

/** An avatar is shown only from the web; anything else is the first letter of the name. */
export function avatarOf({ botAvatarUrl }: Pick<WidgetSettings, 'botAvatarUrl'>): string | undefined {
  return /^(https?:\/\/|\/(?!\/))/i.test(botAvatarUrl) ? botAvatarUrl : undefined
}
