import type { Role } from '@docent/proto/roles'
import type { IconName } from '../../ui/icons.ts'
import { texts } from '../texts.ts'

interface PageLink {
  to: string
  label: string
  /** On the tab bar, where there is little room. */
  short: string
  icon: IconName
  /** The least role that it is for. */
  role: Role
  /** Only on the tab bar: on wide screens the account menu leads there. */
  isTabOnly?: boolean
}

/** The pages there are, in the order of the navigation. */
export const pages: readonly PageLink[] = [
  { to: '/documents', label: texts.documents, short: texts.documentsShort, icon: 'file', role: 'editor' },
  { to: '/widgets', label: texts.widgets, short: texts.widgets, icon: 'widget', role: 'editor' },
  { to: '/chat', label: texts.chat, short: texts.chat, icon: 'chat', role: 'editor' },
  { to: '/conversations', label: texts.conversations, short: texts.conversations, icon: 'mail', role: 'agent' },
  {
    to: '/subscription-usage',
    label: texts.usage,
    short: texts.usageShort,
    icon: 'gauge',
    role: 'editor',
    isTabOnly: true,
  },
]

/** Public pages: documents of their own, so these are plain links. */
export const publicPages: readonly { href: string; label: string }[] = [
  { href: '/#pricing', label: texts.pricing },
  { href: '/contact', label: texts.contact },
]
