import * as api from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { BY_KEY, createMailLinks, inSession, OPERATES } from '@docent/runtime/auth'
import type { Load } from '@docent/runtime/outgoing/load.ts'
import { createRedraw } from '@docent/runtime/pictures'
import { defineService } from '@docent/runtime/service'
import { restated } from '@docent/runtime/service/restating.ts'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { DAY_MS } from '@docent/runtime/units'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDeletion } from './accounts/deletion.ts'
import { createPasswordChange, createPasswordProof } from './accounts/password-change.ts'
import { createFullProof, createPresenceProof } from './accounts/presence.ts'
import { createProfiles } from './accounts/profile.ts'
import { mountAccount } from './accounts/routes.ts'
import { createSignIn } from './accounts/sign-in.ts'
import { createSignUp } from './accounts/sign-up.ts'
import {
  createUsers,
  refuseSuspended,
  toldAsDeleted,
  toldAsHandedOver,
  toldAsRegistered,
  toldAsSuspended,
  viewOf,
  type User,
} from './accounts/users.ts'
import { createAttempts } from './attempts/attempts.ts'
import { settings } from './config.ts'
import { failures } from './failures.ts'
import { createBegun } from './google/begun.ts'
import { createFollowPhoto } from './google/follow-photo.ts'
import { createGoogle } from './google/google.ts'
import { issuerOf } from './google/issuer.ts'
import { createPending } from './google/pending.ts'
import { createPeople } from './google/people.ts'
import { mountGoogle } from './google/routes.ts'
import { createApiKeys } from './keys/keys.ts'
import { createKeyProof } from './keys/proof.ts'
import { createKeyPlans } from './keys/plans.ts'
import { mountMailLinks } from './mail-links/routes.ts'
import { createAccounts } from './operation/accounts.ts'
import { createActs } from './operation/acts.ts'
import { createOperators } from './operation/operators.ts'
import { mountOperation } from './operation/routes.ts'
import { createPasswords } from './passwords/passwords.ts'
import { loadPicture, PICTURE_HEADERS } from './pictures/load.ts'
import { createPictures } from './pictures/pictures.ts'
import { createResetRequests } from './reset/requests.ts'
import { createReset } from './reset/reset.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { createRefreshCookie } from './sessions/cookie.ts'
import { createDevices } from './sessions/device.ts'
import { publicPartOf, requirePublicHalf } from './sessions/private-key.ts'
import { mountSessions } from './sessions/routes.ts'
import { seenIn } from './sessions/seen.ts'
import { createSessions, type Begun } from './sessions/sessions.ts'
import { mountSecondFactor } from './second-factor/routes.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { createSecurityLog } from './security-log/log.ts'
import { mountSecurityLog } from './security-log/routes.ts'
import { createTeamPart } from './team/index.ts'
import { toldAsTeam } from './team/team.ts'
import type { Opened } from './team/opening.ts'
import { createVerification } from './verification/verification.ts'

const SWEEP_MS = 3_600_000
/** How soon a request that a crash left behind is looked at. */
const RESET_MS = 5_000

const REDRAW_MS = 10_000
const PICTURES_WAITING = 8

/** Knows who people are: accounts, sign-in, sessions, and the keys that others verify tokens with. */
export const identity = identityWith(loadPicture)

/** The same with another way to the pictures of people. */
export function identityWith(load: Load) {
  return defineService({
    name: 'identity',
    settings,
    failures: failures.catalog,
    needs: ['store', 'bus'],
    async start({ config, engines: { store, bus }, clock, ids, log, faultPoint }) {
      requirePublicHalf(config.privateKey, config.publicKeys)
      const lifetimeMs = config.sessionDays * DAY_MS

      const users = createUsers(store)
      const operators = createOperators({
        store,
        users,
        emails: config.operatorEmails,
        firstOperates: config.firstOperates,
      })
      const passwords = createPasswords({
        memoryKib: config.hashMemoryKib,
        passes: config.hashPasses,
        atOnce: config.hashesAtOnce,
        ids,
      })
      const mailLinks = createMailLinks(config.linkSecrets)
      const guesses = {
        store,
        clock,
        ids,
        refuse: failures.too_many_attempts,
        firstWaitMs: 1_000,
        perAccount: config.failuresPerAccount,
        perAddress: config.failuresPerAddress,
        longestWaitMs: config.longestWaitSeconds * 1000,
      }
      const attempts = createAttempts({ ...guesses, kind: '', perAccountEverywhere: config.failuresEverywhere })
      // Only whoever is signed in gets here: a stranger's tries to sign in must not keep the owner from it.
      const proofs = createAttempts({ ...guesses, kind: 'proof-' })
      const codes = createAttempts({ ...guesses, kind: 'code-' })
      const devices = createDevices({ publicUrl: config.publicUrl, secrets: config.linkSecrets, ids })
      const mailsAsked = createAttempts({
        kind: 'mail-',
        store,
        clock,
        ids,
        refuse: failures.too_many_mails,
        firstWaitMs: 60_000,
        perAccount: 3,
        perAddress: 10,
        longestWaitMs: 3_600_000,
      })
      const security = createSecurityLog({ store, clock, ids, log, keepDays: config.securityLogDays })
      const sessions = createSessions({
        store,
        clock,
        ids,
        log,
        lifetimeMs,
        graceMs: config.refreshGraceSeconds * 1000,
        tokensMs: config.accessTokenSeconds * 1000,
        stolen: ({ ownerId }, seen) => security.note(ownerId, 'session-stolen', seen),
        finishMove: (owner) => team.finishTransfer(owner),
      })
      const accessTokens = await createAccessTokens({
        privateKey: config.privateKey,
        lifetimeSeconds: config.accessTokenSeconds,
        clock,
      })
      const keyTokens = await createAccessTokens({
        privateKey: config.privateKey,
        lifetimeSeconds: config.keyTokenSeconds,
        clock,
        claims: BY_KEY,
      })
      const cookie = createRefreshCookie({ publicUrl: config.publicUrl, lifetimeMs })
      const redraw = createRedraw({ timeLimitMs: REDRAW_MS, waiting: PICTURES_WAITING })
      const pictures = createPictures({ store, ids, load, redraw, log })
      const profiles = createProfiles(users, pictures)
      const keyPlans = createKeyPlans({ store, clock, table: config.plans })
      const keys = createApiKeys({
        store,
        plans: keyPlans,
        clock,
        ids,
        validFrom: async (owner) => (await users.byOwner(owner))?.keysValidFrom,
      })
      const signUp = createSignUp({
        users,
        passwords,
        attempts,
        clock,
        ids,
        passwordMinLength: config.passwordMinLength,
        byMail: config.hideAccounts && config.mails === 'sent',
        async remind(email) {
          await requests.keep(email)
          requests.answering.wake()
        },
      })
      const prove = createPasswordProof({ profiles, passwords, attempts: proofs })
      const secondFactor = createSecondFactor({
        ...{ users, profiles, prove, attempts: codes, clock, ids, log },
        secrets: config.linkSecrets,
      })
      const signIn = createSignIn({ users, passwords, attempts, secondFactor, hideAccounts: config.hideAccounts })
      const requests = createResetRequests({ store, users, clock, ids, sweepMs: RESET_MS, log })
      const reset = createReset({
        users,
        passwords,
        mailLinks,
        asked: mailsAsked,
        requests,
        wake: requests.answering.wake,
        forgetKeys: async (owner) => {
          const { keysValidFrom } = await profiles.of(owner)
          if (keysValidFrom) await keys.endBefore(owner, keysValidFrom)
        },
        attempts,
        clock,
        passwordMinLength: config.passwordMinLength,
      })
      const verification = createVerification({ users, profiles, mailLinks, asked: mailsAsked, clock, ids })
      const begun = createBegun({ store, clock })
      const pending = createPending({ store, clock })
      const issuer = issuerOf(config, clock)
      const followPhoto = createFollowPhoto({ users, pictures })
      const accountOf = createPeople({ users, followPhoto, clock, ids })
      const google = createGoogle({
        issuer,
        begun,
        pending,
        accountOf,
        followPhoto,
        users,
        passwords,
        attempts,
        secondFactor,
        clock,
        ids,
        log,
      })

      const acts = createActs({ store, clock, ids })
      const { passwordMinLength } = config
      const changePassword = createPasswordChange({ users, passwords, prove, clock, passwordMinLength })
      const present = createPresenceProof({ profiles, prove, clock })
      const mayMakeKeys = createKeyProof({ profiles, prove, clock, mails: config.mails })

      const team = await createTeamPart({
        ...{ store, users, profiles, sessions, cookie, plans: keyPlans, mailLinks, clock, ids },
        ...{ mails: config.mails, publicUrl: config.publicUrl, privateKey: config.privateKey },
        accessTokenSeconds: config.accessTokenSeconds,
        ownTokens: accessTokens,
        prove: createFullProof(present, secondFactor),
        ...{ operators, security, pictures, log, secondFactor, faultPoint },
      })
      const removeAccount = createDeletion({ users, profiles, prove: present, ownedBy: team.ownedBy, clock })

      const shown = async (user: User) => ({
        ...viewOf(user),
        ...((await operators.has(user)) && { isOperator: true as const }),
      })
      const sessionOf = async (user: User, { id, startedAt }: Pick<Begun, 'id' | 'startedAt'>, opened: Opened) => {
        // Nobody signs in with the record of a team that was handed over, however old what they hold is.
        if (user.ownedBy !== undefined) throw failures.session_ended({ detail: 'the account was handed over' })
        refuseSuspended(user)
        const view = await shown(user)
        const token = await team.opening.token(user, opened, inSession(id, startedAt), view.isOperator && OPERATES)
        return { success: true as const, user: view, account: team.opening.viewOf(user, opened), ...token }
      }
      /** The answer that signs somebody in: user and access token in the body, refresh token in the cookie. */
      const signedIn = async (user: User, session: Begun, reply: FastifyReply, open = user.lastTeam) => {
        cookie.set(reply, session.token)
        devices.remember(user.email, reply)
        // Who is suspended keeps the cookie, for the same sentence, and for the day on which the suspension is lifted.
        return sessionOf(user, session, await team.opening.of(user, open))
      }
      const beginSession = async (owner: OwnerId, request: FastifyRequest, since?: Date) => {
        faultPoint('identity.session.wanted')
        return sessions.begin(owner, seenIn(request), since, (await users.byOwner(owner))?.lastTeam)
      }
      /** The same for somebody who has just shown who they are. */
      const enter = async (user: User, request: FastifyRequest, how: 'password' | 'code' | 'google', since?: Date) => {
        const session = await beginSession(user.ownerId, request, since)
        await security.note(user.ownerId, 'signed-in', seenIn(request), how)
        return session
      }
      const sweeping = repeat({
        name: 'identity sweep',
        everyMs: SWEEP_MS,
        log,
        async task() {
          await Promise.all([
            sessions.sweep(),
            attempts.sweep(),
            begun.sweep(),
            pending.sweep(),
            security.sweep(),
            secondFactor.sealAgain(),
            team.sweep(),
          ])
        },
      })

      return {
        routes(router) {
          mountSessions(router, {
            ...{ signUp, signIn, users, sessions, cookie, devices, security, clock, publicUrl: config.publicUrl },
            ...{ beginSession, enter, signedIn, finishTransfer: team.finishTransfer },
          })
          mountMailLinks(router, { reset, verification, devices, security, publicUrl: config.publicUrl })
          mountGoogle(router, {
            google,
            publicUrl: config.publicUrl,
            beginSession: async (user, reply) => cookie.set(reply, (await enter(user, reply.request, 'google')).token),
            signIn: async (user, reply) => signedIn(user, await enter(user, reply.request, 'google'), reply),
          })
          mountAccount(router, {
            profiles,
            sessions,
            cookie,
            clock,
            changePassword,
            removeAccount,
            mayMakeKeys,
            keys,
            keyPlans,
            keyTokens,
            security,
            beginSession: async (owner, reply) => cookie.set(reply, (await beginSession(owner, reply.request)).token),
          })

          mountSecurityLog(router, security)
          mountSecondFactor(router, secondFactor, security)
          team.routes(router, { sessionOf })

          const accounts = createAccounts({ users, operators, acts, security, clock })
          mountOperation(router, { parked: bus.parked, profiles, acts, accounts })

          router.on(api.me, async ({ owner }) => ({
            success: true as const,
            user: await shown(await profiles.of(owner)),
          }))
          router.on(api.saveUser, async ({ owner, body }) => ({
            success: true as const,
            user: await shown(await profiles.change(owner, body)),
          }))

          router.on(api.userPicture, async ({ params, reply }) =>
            reply.headers(PICTURE_HEADERS).send(await pictures.read(params.pictureId)),
          )

          router.on(api.authOptions, async () => ({
            success: true as const,
            google: issuer !== undefined,
            passwordMinLength: config.passwordMinLength,
            mails: config.mails,
          }))
          router.on(api.publicKeys, async () => ({ keys: config.publicKeys.map(publicPartOf) }))
        },

        hears: {
          'subscription.changed': (held, event) => keyPlans.heard(held, event),
          'activity.noted': team.activity.heard,
          // Said in the write that decides, so that it is heard, again and again, until all of it is done.
          async 'user.owner-changed'(said, event) {
            await team.finishTransfer(event.ownerId)
            if (!event.restated) await team.returned(event.ownerId, said.person, event.id)
          },
          async 'installation.operated'(said, event) {
            await acts.heard(said, event, (await users.byOwner(said.by))?.email ?? said.by)
          },
        },

        restates: {
          'user.registered': restated(users, toldAsRegistered),
          'user.owner-changed': restated(users, toldAsHandedOver),
          'user.suspension-changed': restated(users, toldAsSuspended),
          'user.deleted': restated(users, toldAsDeleted),
          'team.changed': restated(users, toldAsTeam),
        },

        async leaving(owner) {
          await team.forget(owner)
          // That somebody left is told to every service, also to one that is away at this moment.
          await bus.forget(owner, { keep: ['user.deleted'] })
        },

        async begin() {
          await Promise.all([sweeping.begin(), requests.answering.begin()])
        },
        async stop() {
          await Promise.all([sweeping.stop(), requests.answering.stop(), security.settled()])
        },
      }
    },
  })
}
