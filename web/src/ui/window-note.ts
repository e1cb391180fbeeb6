/** Something that this window remembers until it is closed; other windows do not know it. Forgotten where storage is shut. */
export function readNote(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

export function writeNote(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // Then it is asked once more.
  }
}

export function dropNote(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
