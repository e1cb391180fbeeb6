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

const accountApi = api.injectEndpoints({
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
    startGoogle: build.mutation<http.RouteReply<typeof http.startGoogle>, http.RouteBodyInput<typeof http.startGoogle>>(
      {
        query: (body) => call<typeof http.startGoogle>('POST', '/auth/google', { body }),
      },
    ),
    pendingGoogle: build.query<http.RouteReply<typeof http.pendingGoogle>, void>({
      query: () => call<typeof http.pendingGoogle>('GET', '/auth/google/link'),
    }),
    linkGoogle: build.mutation<Session, http.RouteBodyInput<typeof http.linkGoogle>>({
      query: (body) => call<typeof http.linkGoogle>('POST', '/auth/google/link', { body }),
      onQueryStarted: async (_, keep) => keepSession(keep),
    }),
    forgotPassword: build.mutation<
      http.RouteReply<typeof http.forgotPassword>,
      http.RouteBodyInput<typeof http.forgotPassword>
    >({
      query: (body) => call<typeof http.forgotPassword>('POST', '/auth/forgot-password', { body }),
    }),
    resetPassword: build.mutation<
      http.RouteReply<typeof http.resetPassword>,
      http.RouteBodyInput<typeof http.resetPassword>
    >({
      query: (body) => call<typeof http.resetPassword>('POST', '/auth/reset-password', { body }),
    }),
    verifyEmail: build.mutation<http.RouteReply<typeof http.verifyEmail>, http.RouteBodyInput<typeof http.verifyEmail>>(
      {
        query: (body) => call<typeof http.verifyEmail>('POST', '/auth/verify-email', { body }),
      },
    ),
    sendVerification: build.mutation<http.RouteReply<typeof http.sendVerification>, void>({
      query: () => call<typeof http.sendVerification>('POST', '/auth/send-verification'),
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
  useStartGoogleMutation,
  usePendingGoogleQuery,
  useLinkGoogleMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useSendVerificationMutation,
  useSignUpMutation,
  useSignInMutation,
  useSignOutMutation,
  useSaveUserMutation,
  useSendWelcomeEmailMutation,
} = accountApi

/** Keeps what a call answers that signs in, or opens another account, in every tab. */
export async function keepSession(given: Keep): Promise<void> {
  const { dispatch, tools } = accessOf(given)
  const reply = await given.queryFulfilled.catch(() => undefined)
  if (reply === undefined) return
  const grant = grantOf(reply.data, tools.now())
  tools.tabs.tell({ kind: 'granted', grant })
  dispatch(granted(grant))
}
