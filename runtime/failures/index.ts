import type { FailureCatalog, FailureDeclaration } from '@docent/proto/failures'

/** A declared refusal: what the caller may read is `message`; `detail` is for the log only. */
export class Failure extends Error {
  readonly code: string
  readonly status: number
  /** For operators; never sent. */
  readonly detail: unknown
  /** Sent beside the sentence when a caller can act on it, e.g. `{ documentId }`. */
  readonly extra: Record<string, unknown>

  constructor(code: string, status: number, message: string, detail?: unknown, extra: Record<string, unknown> = {}) {
    super(message)
    this.name = 'Failure'
    this.code = code
    this.status = status
    this.detail = detail
    this.extra = extra
  }
}

export interface FailureOptions {
  /** Values for the `{name}` places of the sentence. */
  values?: Record<string, string | number>
  detail?: unknown
  extra?: Record<string, unknown>
}

/** One function per declared failure, plus the declarations for the reference page and its test. */
export type Failures<C extends FailureCatalog> = { [K in keyof C]: (options?: FailureOptions) => Failure } & {
  catalog: C
}

/** Declares everything a service can refuse; keys are the stable codes. */
export function defineFailures<const C extends FailureCatalog>(catalog: C): Failures<C> {
  const make =
    (code: string, declared: FailureDeclaration) =>
    (options: FailureOptions = {}) =>
      new Failure(code, declared.status, fill(declared.message, options.values), options.detail, options.extra)
  const makers = Object.fromEntries(Object.entries(catalog).map(([code, one]) => [code, make(code, one)]))
  return { ...makers, catalog } as Failures<C>
}

function fill(message: string, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}

/** Refusals that any service can give, whatever its domain. */
export const commonFailures = defineFailures({
  bad_request: {
    status: 400,
    message: '{problem}',
    check: 'The named field of the request does not fit the contract; see /api/openapi.json.',
  },
  not_signed_in: {
    status: 401,
    message: 'Please sign in.',
    check:
      'The access token is missing, expired, of a session that has ended, or signed with a key this service does not know (AUTH_PUBLIC_KEYS).',
  },
  no_widget_session: {
    status: 401,
    message:
      '{missing} Start a widget session with /api/widget-session and send its token as a bearer token, with the Origin header of the page it was started on{or}.',
    check:
      'The Authorization and Origin headers of the call; whether the widget is still there, and allows that page. Tokens are good for 15 minutes, and a browser sends Origin by itself.',
  },
  owner_mismatch: {
    status: 403,
    message: 'This belongs to another account.',
    check: 'The userId in the request differs from the owner of the token.',
  },
  not_open_to_keys: {
    status: 403,
    message: 'API keys are not good for this call. Sign in and do it in the dashboard.',
    check: 'The token came of an API key, and the call is not in the list of calls that are open to keys.',
  },
  not_an_operator: {
    status: 403,
    message: 'This is for whoever runs this installation.',
    check:
      'OPERATOR_EMAILS of the identity service names the address of the account, and the address is confirmed. It counts from the next sign-in, or after 15 minutes.',
  },
  role_not_enough: {
    status: 403,
    message: 'This is for {who}. Ask the owner for another role where you need it.',
    check: 'The role of the member in the team, and the role that the contract of the call names (proto/src/http).',
  },
  account_suspended: {
    status: 403,
    message: 'This account is suspended: {reason} Nothing was deleted. Whoever runs this installation can lift it.',
    check: 'An operator suspended the account; the page Operation says who and why, and lifts it.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.', check: 'Method and path.' },
  too_large: {
    status: 413,
    message: 'The request is larger than {limit}.',
    check: 'The body limit of the route, and the limit of a proxy in front.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'Send JSON with the header "content-type: application/json".',
    check: 'The content-type header of the request.',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests. Try again in {seconds} seconds.',
    check: 'The rate limits of the gateway and of the service, and whether TRUST_PROXY names the proxy in front.',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Try again; if it stays, quote the request id.',
    check: 'The log lines with this request id.',
  },
  storage_full: {
    status: 507,
    message: 'There is no room left to keep this. Nothing was changed; reading and asking go on. Try again later.',
    check:
      'Free space where the engines keep their files (DATA_DIR in one process). It goes on by itself once there is room.',
  },
  unavailable: {
    status: 503,
    message: 'The service is starting or one of its engines cannot be reached. Try again in a moment.',
    check: '/readyz of the service names what is missing.',
  },
})
