/** A wait as a person would say it, rounded up: "1 second", "45 seconds", "2 minutes", "3 hours". */
export function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 100) return many(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? many(minutes, 'minute') : many(Math.ceil(minutes / 60), 'hour')
}

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
