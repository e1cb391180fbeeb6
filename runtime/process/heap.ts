import { setFlagsFromString } from 'node:v8'

/**
 * Lets each worker keep to the limit it was given. The flag that bounds the heap of a process would bound each of its
 * threads, whatever they asked for; the heap of the main thread has its size by now.
 */
export function leaveLimitsToWorkers(): void {
  setFlagsFromString('--max-old-space-size=0')
}
