import { currentTraceparent } from '@docent/runtime/telemetry'
import type { Job } from '../documents/record.ts'

/** Of all passages, begun by nobody. */
export function newJob(id: string, model: string, now: number): Job {
  const traceparent = currentTraceparent()
  return {
    id,
    model,
    todo: null,
    done: 0,
    failed: [],
    holder: '',
    claims: 0,
    progressedAt: now,
    reason: null,
    ...(traceparent !== undefined && { traceparent }),
  }
}
