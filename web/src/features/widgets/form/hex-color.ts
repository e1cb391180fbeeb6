export const isColor = (text: string) => /^#(?:[0-9a-f]{3}){1,2}$/i.test(text)

/** The six digits of a color that is written with three. */
export const inFull = (color: string) =>
  color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : color
