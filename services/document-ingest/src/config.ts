import { flag, setting } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { z } from 'zod'

/** What document-ingest is configured with. */
export const settings = {
  plans: plansSetting,
  extractionWorkers: setting({
    env: 'EXTRACTION_WORKERS',
    doc: 'Long files that are read at the same time, each in a thread of its own; what is read in a moment has half as many threads more.',
    schema: z.coerce.number().int().min(1).max(32).default(2),
    warn: (workers) => (workers > 8 ? 'each thread may take up to EXTRACTION_MEMORY_LIMIT_MB of memory' : undefined),
  }),
  largeFileMbPerSecond: setting({
    env: 'LARGE_FILE_MB_PER_SECOND',
    doc: 'How fast the files of one owner above half a megabyte are taken in while other owners call the same process, in MiB a second, all of them together; two seconds of it go at full speed.',
    schema: z.coerce.number().min(0.1).max(10_000).default(8),
  }),
  extractionTimeLimitSeconds: setting({
    env: 'EXTRACTION_TIME_LIMIT_SECONDS',
    doc: 'How much time of a processor reading one file may take, in seconds; then it fails and its thread is ended.',
    schema: z.coerce.number().min(0.05).max(3_600).default(30),
  }),
  extractionMemoryLimitMb: setting({
    env: 'EXTRACTION_MEMORY_LIMIT_MB',
    doc: 'How much memory reading one file may take, in MiB; then it fails and its thread is ended.',
    schema: z.coerce.number().int().min(64).max(16_384).default(512),
  }),
  extractionIdleSeconds: setting({
    env: 'EXTRACTION_IDLE_SECONDS',
    doc: 'How long a reading thread without work is kept, in seconds.',
    schema: z.coerce.number().min(0).max(3_600).default(20),
  }),
  leaseSeconds: setting({
    env: 'DOCUMENT_LEASE_SECONDS',
    doc: 'How long a document may show no sign of life while it is read before another process takes over, in seconds.',
    schema: z.coerce.number().min(0.05).max(600).default(15),
    warn: (seconds) => (seconds < 5 ? 'a busy machine may miss it, and files are then read twice' : undefined),
  }),
  sweepSeconds: setting({
    env: 'DOCUMENT_SWEEP_SECONDS',
    doc: 'How often the service looks for what a crash left unfinished, in seconds.',
    schema: z.coerce.number().min(0.01).max(3_600).default(5),
  }),
  pageTimeLimitSeconds: setting({
    env: 'WEB_PAGES_TIME_LIMIT_SECONDS',
    doc: 'How long loading one web page may take, redirects included, in seconds.',
    schema: z.coerce.number().min(0.05).max(300).default(20),
  }),
  pageSizeLimitMb: setting({
    env: 'WEB_PAGES_SIZE_LIMIT_MB',
    doc: 'Largest web page that is loaded, in MiB after unpacking; the file size of the plan holds too.',
    schema: z.coerce.number().min(0.01).max(50).default(10),
  }),
  pagesAllowPrivate: setting({
    env: 'WEB_PAGES_ALLOW_PRIVATE',
    doc: 'Whether web pages on private and local addresses may be read: true or false.',
    schema: flag(),
    warn: (allowed) => (allowed ? 'every account can make this server load pages from inside its network' : undefined),
  }),
}
