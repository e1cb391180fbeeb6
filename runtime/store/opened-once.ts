import type { Collection, CollectionSpec, Store, StoredRecord } from './port.ts'

/**
 * Several parts of a service open a collection by the same declaration: it is made ready once, and whatever the adapter does for each
 * that is open, as to look for what was left unsaid, it does once.
 */
export function openedOnce(open: Store['collection']): Store['collection'] {
  const opened = new Map<unknown, unknown>()
  return <T extends StoredRecord>(spec: CollectionSpec<T>) => {
    const known = (opened.get(spec) as Collection<T> | undefined) ?? open(spec)
    opened.set(spec, known)
    return known
  }
}
