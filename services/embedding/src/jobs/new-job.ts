import type { Job } from '../documents/record.ts'

/** Of all passages, begun by nobody. */
export function newJob(id: string, model: string, now: number): Job {
  return { id, model, todo: null, done: 0, failed: [], holder: '', claims: 0, progressedAt: now, reason: null }
}
