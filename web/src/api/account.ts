import type * as http from '@docent/proto/http'
import { api } from './api.ts'
import { call } from './call.ts'
import { accessOf, ended, granted, grantOf, type Access } from './session/index.ts'

type Session = http.RouteReply<typeof http.signIn>
type Keep = {
  dispatch: Access['dispatch']
  getState: () => unknown
  extra: unknown
  queryFulfilled: Promise<{ data: Session }>
}

export type SignUpInput = http.RouteBodyInput<typeof http.signUp>
export type SignInInput = http.RouteBodyInput<typeof http.signIn>

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    authOptions: build.query<http.RouteReply<typeof http.authOptions>, void>({
      query: () => call<typeof http.authOptions>('GET', '/auth/options'),
    }),
    signUp: build.mutation<Session, SignUpInput>({
      query: (body) => call<typeof http.signUp>('POST', '/auth/sign-up', { body }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    signIn: build.mutation<Session, SignInInput>({
      query: (body) => call<typeof http.signIn>('POST', '/auth/sign-in', { body }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    signOut: build.mutation<unknown, void>({
      query: () => call<typeof http.signOut>('POST', '/auth/sign-out'),
      async onQueryStarted(_, given) {
        const { dispatch, tools } = accessOf(given)
        const reply = await given.queryFulfilled.catch(() => undefined)
        if (reply === undefined) return
        tools.tabs.tell({ kind: 'ended' })
        dispatch(ended())
      },
    }),
    saveUser: build.mutation<unknown, http.RouteBodyInput<typeof http.saveUser>>({
      query: (body) => call<typeof http.saveUser>('POST', '/save-user', { body }),
    }),
    sendWelcomeEmail: build.mutation<unknown, http.RouteBodyInput<typeof http.sendWelcomeEmail>>({
      query: (body) => call<typeof http.sendWelcomeEmail>('POST', '/send-welcome-email', { body }),
    }),
  }),
})

export const {
  useAuthOptionsQuery,
  useSignUpMutation,
  useSignInMutation,
  useSignOutMutation,
  useSaveUserMutation,
  useSendWelcomeEmailMutation,
} = accountApi

async function keepSession(given: Keep): Promise<void> {
  const { dispatch, tools } = accessOf(given)
  const reply = await given.queryFulfilled.catch(() => undefined)
  if (reply === undefined) return
  const grant = grantOf(reply.data, tools.now())
  tools.tabs.tell({ kind: 'granted', grant })
  dispatch(granted(grant))
}
