import type OpenAI from 'openai'
import { ModelError } from '../port.ts'

type Sdk = typeof OpenAI

const LONGEST_MESSAGE = 300

/**
 * What a failed call means, without the endpoint's own words where they could hold part of the key; the whole key is taken out of
 * whatever it says.
 */
export function modelErrorOf(error: unknown, sdk: Sdk, now: () => number, key?: string): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof sdk.APIConnectionTimeoutError)
    return new ModelError('timed-out', 'the endpoint did not answer in time')
  if (error instanceof sdk.APIConnectionError) return new ModelError('unreachable', `no connection: ${causes(error)}`)
  if (error instanceof sdk.APIError) return ofStatus(error, now, key)
  if (error instanceof SyntaxError) return new ModelError('bad-reply', 'the reply is not JSON')
  return new ModelError('unreachable', `the connection broke: ${causes(error)}`)
}

/** What no other words of the question would change: it is told apart by what servers write, as their codes differ. */
const CREDIT = /insufficient[_ ](?:quota|balance|credit|funds)|budget|billing|exceeded your current quota|no credit/i
const TOO_LONG = /context[_ ](?:length|window)|maximum context|too many (?:input )?tokens|prompt is too long/i
const NO_MODEL =
  /\bmodel\b.*(?:not found|does not exist|is not (?:available|supported|loaded)|no longer)|(?:invalid|unknown|no such) model|model_not_found|DeploymentNotFound|no models? loaded/i

function ofStatus(error: InstanceType<Sdk['APIError']>, now: () => number, key?: string): ModelError {
  const status = error.status
  const words = key === undefined ? String(error.message) : String(error.message).replaceAll(key, '(the key)')
  const said = `${status ?? 'error'}: ${words.slice(0, LONGEST_MESSAGE)}`
  const told = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`
  if (status === 402 || (isCallers(status) && CREDIT.test(told))) {
    return new ModelError('setup', 'the account of the endpoint has no credit left')
  }
  const retryAfter = retryAfterMs(error.headers, now)
  if (status === 429) return new ModelError('rate-limited', 'the endpoint asks to slow down', retryAfter)
  if (status === 401 || status === 403) return new ModelError('setup', `the endpoint refused the key (${status})`)
  if (status === 408) return new ModelError('timed-out', 'the endpoint gave up waiting')
  if (status === undefined || status >= 500 || status === 409) return new ModelError('unreachable', said, retryAfter)
  if (status === 404 || NO_MODEL.test(told)) {
    return new ModelError('setup', `the endpoint does not know the model, or there is none at its address (${status})`)
  }
  if (TOO_LONG.test(told)) return new TextTooLong()
  return new ModelError('rejected', said)
}

/** Of a prompt it is for the operator to mend, by another model or shorter prompts. */
export class TextTooLong extends ModelError {
  constructor() {
    super('setup', 'the text is longer than the model takes')
  }
}

const isCallers = (status: number | undefined) => status !== undefined && status >= 400 && status < 500

/** From `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function retryAfterMs(headers: Headers | undefined, now: () => number): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (exact >= 0) return exact
  const text = headers?.get('retry-after')
  if (!text) return undefined
  const seconds = Number(text)
  const ms = Number.isNaN(seconds) ? Date.parse(text) - now() : seconds * 1000
  return ms >= 0 ? ms : undefined
}

/** What it says and what is at the bottom of it: of a certificate in words, else its code, which names no address. */
function causes(error: unknown): string {
  const { message } = error as Error
  let bottom = error as NodeJS.ErrnoException
  while (bottom.cause) bottom = bottom.cause as NodeJS.ErrnoException
  if (bottom === error) return message
  return `${message} ${/certificate/i.test(bottom.message) ? bottom.message : (bottom.code ?? bottom.message)}`
}
