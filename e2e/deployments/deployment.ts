/** A running Docent as the journeys and the fault harness see it, whatever it is made of. */
export interface Deployment {
  /** Where people reach it. */
  readonly address: string
  /** Starts what is not running; its processes exist when the call returns, it resolves when they take requests. */
  start(env?: Record<string, string>): Promise<void>
  /**
   * From now on a process that passes this fault point ends there, once: "name", or "name#n" for the n-th time it is passed;
   * "" takes it back.
   */
  strikeAt(point: string): Promise<void>
  /** Resolves when a process of it that runs now has ended by itself: a fault point was reached. */
  died(): Promise<void>
  /** SIGKILL, at once, whatever is in flight. */
  kill(): Promise<void>
  /** A clean end. */
  stop(): Promise<void>
  /** Ends it and forgets its data. */
  destroy(): Promise<void>
  /** What its processes printed, newest last: for the message of a failed test. */
  output(): Promise<string>
  /** Events that a consumer gave up on. */
  parked(): Promise<string[]>
  /** The subjects of every mail that was sent. */
  mails(): Promise<string[]>
  /** Every mail that was sent, whole, as it went out. */
  letters(): Promise<string[]>
}
