const asciiOnly = /^\p{ASCII}*$/u
// Marks that are part of the letter in Indic, Thai and similar scripts stay; those of Latin, Greek, Cyrillic, Hebrew
// and Arabic go.
const droppedMarks =
  /[\u{300}-\u{36f}]|[\u{483}-\u{489}]|[\u{591}-\u{5c7}]|[\u{610}-\u{61a}]|\u{640}|\u{670}|[\u{64b}-\u{65f}]|[\u{6d6}-\u{6ed}]/gu
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
}
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** One spelling of a text's characters: compatibility forms and case gone. */
export function normalize(text: string): string {
  return asciiOnly.test(text) ? text.toLowerCase() : text.normalize('NFKC').toLowerCase()
}

/** A normalized word without its accents and spelling variants. */
export function fold(word: string): string {
  if (asciiOnly.test(word)) return word
  return word
    .normalize('NFD')
    .replace(droppedMarks, '')
    .normalize('NFC')
    .replace(replaced, (letter) => letters[letter] ?? letter)
}
