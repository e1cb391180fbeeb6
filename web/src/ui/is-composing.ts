import type { KeyboardEvent } from 'react'

/**
 * Whether an input method has the key: it confirms its own suggestion with Enter. Safari says that it is done before it tells of that
 * key, and marks the key only by the number that such keys have.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
