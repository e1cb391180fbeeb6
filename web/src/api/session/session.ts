import type { OpenAccount, UserView } from '@docent/proto/http'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What signing in or refreshing gives. The token lives here, in memory, and nowhere else. */
export interface Grant {
  user: UserView
  /** The account that is open: their own, or a team's. */
  account: OpenAccount
  accessToken: string
  /** Milliseconds since 1970 by this machine's clock. */
  expiresAt: number
}

/** Why somebody is signed out, where the server has said more than that nobody is signed in: `session_ended`, `account_suspended`. */
export interface WhyOut {
  code: string
  error: string
}

/** `loading` until the first refresh has been answered; `unreachable` when it never was. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'out'; why?: WhyOut }
  | ({ status: 'in' } & Grant)

const slice = createSlice({
  name: 'session',
  initialState: { status: 'loading' } as SessionState,
  reducers: {
    restoring: (): SessionState => ({ status: 'loading' }),
    granted: (_, { payload }: PayloadAction<Grant>): SessionState => ({ status: 'in', ...payload }),
    /** The owner has changed something of the profile. */
    renamed: (state, { payload: user }: PayloadAction<UserView>): SessionState =>
      state.status === 'in' ? { ...state, user } : state,
    ended: (_, { payload: why }: PayloadAction<WhyOut | undefined>): SessionState =>
      why === undefined ? { status: 'out' } : { status: 'out', why },
    // Somebody who is signed in stays so while the server cannot be reached.
    unreached: (state): SessionState => (state.status === 'loading' ? { status: 'unreachable' } : state),
  },
  selectors: {
    selectSession: (state) => state,
    selectStatus: (state) => state.status,
    selectUser: (state) => (state.status === 'in' ? state.user : undefined),
    selectAccount: (state) => (state.status === 'in' ? state.account : undefined),
    /** Whether who is signed in runs the installation, and has the page for it: not in the account of a team. */
    selectOperates: (state) => state.status === 'in' && state.user.isOperator === true && state.account.isOwn,
    selectWhyOut: (state) => (state.status === 'out' ? state.why : undefined),
  },
})

export const sessionReducer = slice.reducer
export const { restoring, granted, renamed, ended, unreached } = slice.actions
export const { selectSession, selectStatus, selectUser, selectAccount, selectOperates, selectWhyOut } = slice.selectors

/** Where somebody begins who has this role. */
export const homeOf = (account: Pick<OpenAccount, 'role'> | undefined): string =>
  account?.role === 'agent' ? '/conversations' : '/documents'

/** A store that has the session, as this folder sees it. */
export interface WithSession {
  session: SessionState
}

const EARLY_MS = 20_000

/** The token to send at this moment; undefined when there is none or it is about to expire. */
export function usableToken(state: SessionState, now: number): string | undefined {
  return state.status === 'in' && state.expiresAt - now > EARLY_MS ? state.accessToken : undefined
}
