/** Forms as Stripe takes them: names in brackets nest, and numbers in them make lists. */
export type Params = { [name: string]: Value }
export type Value = string | Params | Value[]

export function paramsOf(text: string): Params {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(text))
    put(
      params,
      name.split(/[[\]]+/).filter((one) => one !== ''),
      value,
    )
  return listed(params) as Params
}

function put(into: Params, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) into[first] = value
  else put((into[first] ??= {}) as Params, rest, value)
}

function listed(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const isList = names.length > 0 && names.every((name, index) => name === String(index))
  if (isList) return names.map((name) => listed(value[name] as Value))
  return Object.fromEntries(names.map((name) => [name, listed(value[name] as Value)]))
}

/** What the API answers where it refuses. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly error: { type: string; code?: string; message: string; param?: string }
  constructor(status: number, error: Refusal['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new Refusal(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) })

export const missing = (what: string, id: string, param = 'id') =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

export const declined = () =>
  new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })

/** Refuses what the API does not know, so that a misspelled parameter is no silent one. */
export function only(params: Params, ...names: string[]): void {
  const unknown = Object.keys(params).find((name) => !['expand', ...names].includes(name))
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
}

export const textOf = (params: Params, name: string): string | undefined => {
  const value = params[name]
  return typeof value === 'string' ? value : undefined
}
export const numberOf = (params: Params, name: string): number | undefined => {
  const text = textOf(params, name)
  return text === undefined || text === '' ? undefined : Number(text)
}
export const metadataOf = (value: Value | undefined): Record<string, string> => (value ?? {}) as Record<string, string>
