import type { BubbleFooter, Consent, WayOut, WidgetTheme, WornLook } from '@docent/proto'

/** What the server writes into the frame. */
export interface WidgetSettings {
  widgetId: string
  name: string
  keepHistory: boolean
  footer: BubbleFooter | null
  color: string
  userMessageColor: string
  position: string
  size: string
  theme: WidgetTheme
  botAvatarUrl: string
  greetingMessage: string
  wayOut: WayOut
  starterQuestions: string[]
  consent: Consent
  /** Custom properties of an own look. */
  css?: WornLook['css']
  words?: WornLook['words']
}

/** What the launcher needs; the server writes it into the loader. `word` is what every name in the page follows from. */
export type LauncherSettings = Pick<
  WidgetSettings,
  'widgetId' | 'name' | 'keepHistory' | 'color' | 'position' | 'size'
> & { word: string; allowedDomains: string[]; theme?: Exclude<WidgetTheme, 'auto'> } & Omit<WornLook, 'css' | 'words'>
