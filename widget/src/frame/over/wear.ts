/** Puts on what only a part needs that is loaded later. */
export function wear(...styles: string[]): void {
  for (const css of styles) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
}
