/** Whether a key belongs to a word that is put together, as in Japanese. Safari tells of the one that ends it afterwards, by its code alone. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
