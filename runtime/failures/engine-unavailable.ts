/**
 * An engine does not answer: the call had no effect, or one that is not known. Callers are told to come again, and a
 * consumer waits with its event. The message names the engine and the reason.
 */
export class EngineUnavailable extends Error {
  override readonly name: string = 'EngineUnavailable'
}
