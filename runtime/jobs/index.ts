export { createClaims, unlessGone, type ClaimsOptions } from './claims.ts'
export type { Claim, Claims, GiveBack, Holding, JobKind, JobState } from './port.ts'
export { createRunner, type Runner, type RunnerOptions, type Seat } from './runner.ts'
