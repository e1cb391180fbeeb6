import type { IconName } from '../../ui/icons.ts'
import { texts } from '../texts.ts'

interface PageLink {
  to: string
  label: string
  /** On the tab bar, where there is little room. */
  short: string
  icon: IconName
}

/** The pages there are, in the order of the navigation. */
export const pages: readonly PageLink[] = [
  { to: '/documents', label: texts.documents, short: texts.documentsShort, icon: 'file' },
  { to: '/chat', label: texts.chat, short: texts.chat, icon: 'chat' },
]
