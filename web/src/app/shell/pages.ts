import type { IconName } from '../../ui/icons.ts'
import { texts } from '../texts.ts'

interface PageLink {
  to: string
  label: string
  /** On the tab bar, where there is little room. */
  short: string
  icon: IconName
  /** Only on the tab bar: on wide screens the account menu leads there. */
  isTabOnly?: boolean
}

/** The pages there are, in the order of the navigation. */
export const pages: readonly PageLink[] = [
  { to: '/documents', label: texts.documents, short: texts.documentsShort, icon: 'file' },
  { to: '/widgets', label: texts.widgets, short: texts.widgets, icon: 'widget' },
  { to: '/chat', label: texts.chat, short: texts.chat, icon: 'chat' },
  { to: '/conversations', label: texts.conversations, short: texts.conversationsShort, icon: 'mail' },
  { to: '/subscription-usage', label: texts.usage, short: texts.usageShort, icon: 'gauge', isTabOnly: true },
]

/** Public pages: documents of their own, so these are plain links. */
export const publicPages: readonly { href: string; label: string }[] = [
  { href: '/#pricing', label: texts.pricing },
  { href: '/contact', label: texts.contact },
]
