import type { Consent, WayOut } from '@docent/proto'

/** What the server says of a widget to whoever may see it: the reply of `/api/widget-frame`. */
export interface WidgetSettings {
  widgetId: string
  name: string
  keepHistory: boolean
  branding: boolean
  color: string
  userMessageColor: string
  position: string
  size: string
  botAvatarUrl: string
  greetingMessage: string
  wayOut: WayOut
  starterQuestions: string[]
  consent: Consent
}

/** What the launcher needs of them; the server writes it into the loader. */
export type LauncherSettings = Pick<WidgetSettings, 'widgetId' | 'name' | 'keepHistory' | 'color' | 'position' | 'size'>
