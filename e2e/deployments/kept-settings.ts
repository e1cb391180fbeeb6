import { unlimited } from './unlimited.ts'

/** The secret of visitors' sessions, for those who make tokens of their own. */
export const SESSION_SECRET = 'a secret of the tests that is certainly long enough'

/** Everybody comes from one address, and fast. */
export const manyVisitors = {
  CHAT_SESSIONS_PER_MINUTE: '100000',
  CHAT_ADDRESS_PER_MINUTE: '100000',
  CHAT_WIDGET_PER_MINUTE: '100000',
  CHAT_VISITOR_PER_MINUTE: '100000',
  CHAT_ADDRESS_PER_DAY: '0',
  CHAT_VISITOR_PER_DAY: '0',
}

/** Settings of the deployments that many suites share. Whoever needs others starts one of their own. */
export const keptSettings: Record<string, string> = {
  ...unlimited,
  ...manyVisitors,
  AUTH_FAILURES_PER_ADDRESS: '1000',
  WIDGET_SESSION_SECRET: SESSION_SECRET,
  // Programs that are told something listen on this machine.
  WEBHOOKS_ALLOW_PRIVATE: 'true',
  WEBHOOK_SWEEP_SECONDS: '0.2',
  // Else it would be whoever signs up first in one process, another one in each order of the suites.
  OPERATOR_EMAILS: 'operator@larkfield.example',
}
