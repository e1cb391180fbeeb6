/**
 * Whether a page of this origin is among the allowed domains, as far as the loader knows: its list may be five minutes old, and who is not on
 * it asks the server. So this may say no too often, and neither answer opens anything.
 */
export const isListed = (origin: string, patterns: readonly string[]): boolean =>
  patterns.length === 0 || patterns.some((one) => origin.endsWith(one.startsWith('*') ? one.slice(1) : `//${one}`))

/** What whoever builds the website reads in the console of the browser. */
export const notListed = (word: string, widgetId: string): string =>
  `${word}: ${origin} is not among the allowed domains of the widget ${widgetId}. Its owner can add it where the widget is edited, under Security.`
