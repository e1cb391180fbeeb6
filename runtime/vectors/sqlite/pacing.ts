/** Longest single wait, milliseconds. */
const WAIT_MS = 2
/** Waiting takes at most this many times what writing took, so that a busy reader cannot starve the writer. */
const PATIENCE = 2

/** Makes the writer step back while searches are under way: they share cores and memory bandwidth. */
export function createPacing(searching: Int32Array<SharedArrayBuffer>, now: () => number) {
  let worked = now()
  let credit = 0
  return function breathe(): void {
    const running = Atomics.load(searching, 0)
    const time = now()
    credit = Math.min(20, credit + (time - worked) * PATIENCE)
    worked = time
    if (running === 0 || credit < 1) return
    Atomics.wait(searching, 0, running, Math.min(WAIT_MS, credit))
    worked = now()
    credit -= worked - time
  }
}
