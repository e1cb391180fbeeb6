/** Marks above and below Latin letters. */
const MARKS = /[\u{300}-\u{36f}]/gu

/**
 * A text as it is typed in haste: words without their accents. Words of one or two letters keep them, because there they
 * tell one word from another ("où" and "ou", "è" and "e").
 */
export const plain = (text: string): string =>
  text.replace(/[\p{L}\p{M}]{3,}/gu, (word) =>
    word.normalize('NFD').replace(MARKS, '').normalize('NFC').replaceAll('ß', 'ss'),
  )
