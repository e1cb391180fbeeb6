import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import { currentSpanId, currentTraceId } from './trace.ts'

export interface LogOptions {
  /** Least important line that is written. */
  level: string
  /** Where lines go; standard output when absent. */
  to?: DestinationStream
}

/** What must never reach a log, wherever a line happens to carry it. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'apiKey',
]

/** Places a name is looked for: the line itself, and one or two levels into it (`req.headers.cookie`). */
const paths = secretNames.flatMap((name) => {
  const key = /^\w+$/.test(name) ? `.${name}` : `["${name}"]`
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`]
})

/** A logger of JSON lines in which passwords, cookies and tokens are replaced by "[redacted]". */
export function createLog({ level, to }: LogOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // The trace is the same in every process that a call reaches; the span is the step that wrote the line.
    mixin() {
      const traceId = currentTraceId()
      return traceId === undefined ? {} : { traceId, spanId: currentSpanId() }
    },
    redact: { paths, censor: '[redacted]' },
  }
  return to ? pino(options, to) : pino(options)
}

/**
 * A log whose lines at "info" are written wherever warnings are: for the few that somebody waits for or has to keep, where what tells
 * of every call is left out.
 */
export function toldLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.level === 'warn' ? log.child({}, { level: 'info' }) : log
}
