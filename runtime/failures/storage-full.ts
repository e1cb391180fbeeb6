import { EngineUnavailable } from './engine-unavailable.ts'

/** Nothing more fits where an engine keeps its files: the write had no effect, and works again once there is room. */
export class StorageFull extends EngineUnavailable {
  override readonly name = 'StorageFull'
}

/** What engines say at readiness while they last had no room. */
export const FULL = 'the disk is full: nothing new is kept until there is room'

/** Whether a file could not be written for lack of room. */
export const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC'

/** For what is worth keeping, and not worth failing for. @throws every other error */
export function unlessFull(error: unknown): void {
  if (!(error instanceof StorageFull)) throw error
}
