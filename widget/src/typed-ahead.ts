type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/**
 * What stands in a field after a key that it does not take itself, being off while an answer is written: whoever types on finds
 * every letter when it is on again.
 */
export function typedAhead(draft: string, { key, ctrlKey, altKey, metaKey }: Key, longest: number): string {
  // Both at once are AltGr on Windows, which writes.
  if (metaKey || (ctrlKey && !altKey)) return draft
  if (key === 'Backspace') return draft.replace(/.$/su, '')
  // What is no letter has a name: "Tab".
  return /^.$/su.test(key) ? (draft + key).slice(0, longest) : draft
}
