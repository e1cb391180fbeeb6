/** A function of an object that is worked out once for each: the same table, or comparison, is asked about by many, and forgotten with it. */
export function oncePer<Key extends object, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    let found = known.get(key)
    if (!found) known.set(key, (found = { value: of(key) }))
    return found.value
  }
}
