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
/**
 * Names by which pages mark what leads around in them or asks for consent. "Cookies" or "consent" alone may be what the page
 * is about.
 */
const CLUTTER_NAME =
  /(?:^|[\s_-])(?:(?:cookies?|consent|gdpr|dsgvo|rgpd|ccpa)[_-]?(?:banner|bar|notice|notification|consent|law|hint|info|popup|overlay|modal|dialog|message|disclaimer|warning|layer|manager|box|container|wrapper|settings|preferences|tool)|bread-?crumbs?|crumbs|skip-?(?:links?|nav)|skip-?to-?(?:content|main|nav)|nav-?bar|pagination|social-?(?:links|share|icons)|share-?(?:bar|buttons))(?:$|[\s_-])/i
/** Names of what asks for consent only where its text does. */
const CONSENT_NAME = /(?:^|\s)(?:cookies?|consent|gdpr|dsgvo|rgpd|ccpa)(?:$|\s)/i
const PAGER = /(?:^|\s)pager(?:$|\s)/i
/** What opens above a page or leads around in it, however it is opened. */
const OVERLAY_NAME =
  /(?:^|[\s_-])(?:modal|dialog|popup|pop-up|lightbox|overlay|off-?canvas|drawer|dropdown(?:-?menu)?|tooltip|popover|toast|nav|navigation|nav-?bar|ham-?burger|burger|(?:main|primary|mobile|site|top|side|header|burger)[_-]?menu|menu[_-]?(?:toggle|button|btn|icon|trigger|opener))(?:$|[\s_-])/i
const OVERLAY_TOGGLES = new Set(['modal', 'offcanvas', 'dropdown', 'tooltip', 'popover'])
const ACCORDION_NAME = /accordion|collaps|(?:^|[\s_-])(?:faqs?|question)(?:$|[\s_-])/i
/** A longer attribute is no name. */
const NAME_MAX = 200

/** Never text, or struck out. */
export const isSkipped = (name: string, attributes: Attributes): boolean =>
  SKIPPED.has(name) || STRUCK.has(name) || STRUCK_STYLE.test((attributes['style'] ?? '').slice(0, 2_000))

/** Hidden from readers, as long as nobody opens it. */
export function isHidden(attributes: Attributes): boolean {
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true
  return HIDDEN_STYLE.test((attributes['style'] ?? '').slice(0, 2_000))
}

/** Leads around in the site or asks for consent: menus, breadcrumbs, cookie notices. */
export function isClutter(name: string, attributes: Attributes): boolean {
  if (name === 'nav' || CLUTTER_ROLES.has(attributes['role'] ?? '')) return true
  if (name === 'body' || name === 'html' || name === 'main' || name === 'article') return false
  const named = namesOf(attributes)
  if (PAGER.test(named) && (name === 'ul' || name === 'ol')) return true
  return CLUTTER_NAME.test(named) || /breadcrumb/i.test((attributes['aria-label'] ?? '').slice(0, NAME_MAX))
}

/** May ask for consent, by its name. */
export const isNamedConsent = (attributes: Attributes): boolean => CONSENT_NAME.test(namesOf(attributes))

/** A menu or a dialog: not of the text, opened or not. */
export function isOverlay(attributes: Attributes): boolean {
  const { 'aria-modal': modal, role = '' } = attributes
  return modal === 'true' || CLUTTER_ROLES.has(role) || OVERLAY_NAME.test(namesOf(attributes))
}

/** Opens a part of the text, as the questions of an accordion and tabs do. */
export function isToggle(attributes: Attributes): boolean {
  return (
    opensText(attributes) &&
    ('aria-expanded' in attributes || 'aria-controls' in attributes || ACCORDION_NAME.test(namesOf(attributes)))
  )
}

/** Opens no menu and no dialog. */
export function opensText(attributes: Attributes): boolean {
  const { 'aria-haspopup': popup = 'false', 'aria-label': label = '' } = attributes
  const kind = attributes['data-bs-toggle'] ?? attributes['data-toggle'] ?? ''
  return popup === 'false' && !OVERLAY_TOGGLES.has(kind) && !isOverlay(attributes) && !/\bmen[uü]\b/i.test(label)
}

function namesOf({ class: classes = '', id = '' }: Attributes): string {
  return `${classes.slice(0, NAME_MAX)} ${id.slice(0, NAME_MAX)}`
}
