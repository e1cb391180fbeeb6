/** Drops what came into a map first, until so many are left. */
export function keepLatest(map: Map<unknown, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}
