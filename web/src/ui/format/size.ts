const KB = 1024
const MB = KB * KB

/** "3 KB", "1.1 MB", "18.2 MB": what an owner sees in a file manager. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`
  return `${trimmed(bytes / MB)} MB`
}

/** "5.4 of 8.4 MB", both in the unit of the whole. */
export function sizeOf(done: number, total: number): string {
  const [unit, name] = total < MB ? [KB, 'KB'] : [MB, 'MB']
  return `${trimmed(done / unit)} of ${trimmed(total / unit)} ${name}`
}

function trimmed(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}
