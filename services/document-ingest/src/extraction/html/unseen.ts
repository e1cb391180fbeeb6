import type { Attributes } from './tags.ts'

/** Whatever stands inside is not text for a reader. */
const SKIPPED = new Set(
  'script style noscript template svg canvas iframe object audio video map select button textarea dialog'.split(' '),
)
/** What is struck out does not hold any more. */
const STRUCK = new Set(['del', 's', 'strike'])
const STRUCK_STYLE = /text-decoration(?:-line)?\s*:[^;]{0,40}line-through/i
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i
const CLUTTER_ROLES = new Set(['navigation', 'search', 'menu', 'menubar', 'alertdialog', 'dialog'])
/** Words of names by which pages mark what leads around in them or asks for consent. */
const CLUTTER_NAME =
  /(?:^|[\s_-])(?:cookies?|cookie-?(?:banner|bar|notice|consent|law|hint|info)|consent|gdpr|dsgvo|rgpd|ccpa|bread-?crumbs?|crumbs|skip|skip-?links?|skip-?to-?(?:content|main)|nav-?bar|pagination|pager|social-?(?:links|share|icons)|share-?(?:bar|buttons))(?:$|[\s_-])/i
/** A longer attribute is no name. */
const NAME_MAX = 200

/** Never text, or hidden from readers. */
export function isUnseen(name: string, attributes: Attributes): boolean {
  if (STRUCK.has(name) || STRUCK_STYLE.test((attributes['style'] ?? '').slice(0, 2_000))) return true
  if (SKIPPED.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return true
  return HIDDEN_STYLE.test((attributes['style'] ?? '').slice(0, 2_000))
}

/** Leads around in the site or asks for consent: menus, breadcrumbs, cookie notices. */
export function isClutter(name: string, attributes: Attributes): boolean {
  if (name === 'nav' || CLUTTER_ROLES.has(attributes['role'] ?? '')) return true
  if (name === 'body' || name === 'html' || name === 'main' || name === 'article') return false
  const { class: classes = '', id = '' } = attributes
  const named = `${classes.slice(0, NAME_MAX)} ${id.slice(0, NAME_MAX)}`
  return CLUTTER_NAME.test(named) || /breadcrumb/i.test((attributes['aria-label'] ?? '').slice(0, NAME_MAX))
}
