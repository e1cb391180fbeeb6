import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]

/**
 * The log of a request, which becomes a child of its service's with the first line: hardly any request says one, and what a child is
 * made with is looked through for secrets first. Lines are handed on as they come, whatever their form; `[string]` is one of them.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #of: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: Options
  #made: FastifyBaseLogger | undefined

  constructor(of: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#of = of
    this.#bindings = bindings
    this.#options = options
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#of.child(this.#bindings, this.#options))
  }

  get level() {
    return this.#log.level
  }
  set level(level) {
    this.#log.level = level
  }
  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#log.child(bindings, options)
  }
  fatal(...line: [string]) {
    this.#log.fatal(...line)
  }
  error(...line: [string]) {
    this.#log.error(...line)
  }
  warn(...line: [string]) {
    this.#log.warn(...line)
  }
  info(...line: [string]) {
    this.#log.info(...line)
  }
  debug(...line: [string]) {
    this.#log.debug(...line)
  }
  trace(...line: [string]) {
    this.#log.trace(...line)
  }
  silent(...line: [string]) {
    this.#log.silent(...line)
  }
}

/** What Fastify makes the log of a request with. */
export const requestLog = (of: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger =>
  new RequestLog(of, bindings, options)
