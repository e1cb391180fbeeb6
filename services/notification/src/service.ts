import { contact, contactOptions, exportMails, live, sendWelcomeEmail } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import { eventStream, networkOf } from '@docent/runtime/http'
import { createRate } from '@docent/runtime/rate'
import { resolverAt, textsFrom } from '@docent/runtime/outgoing/names.ts'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { HOUR_MS } from '@docent/runtime/units'
import { createAccounts } from './accounts/accounts.ts'
import { createChoices } from './accounts/choices.ts'
import { createPeople } from './accounts/people.ts'
import { choiceRoutes } from './accounts/routes.ts'
import { settings } from './config.ts'
import { failures } from './failures.ts'
import { createHandoverPart } from './handover/index.ts'
import { createLiveHub } from './live/hub.ts'
import { watchEnds } from './live/ends.ts'
import { watchShown } from './live/shown.ts'
import { exportOf } from './mails/export.ts'
import type { AccountLink } from './mails/link.ts'
import { createPost } from './mails/post.ts'
import { createMailQueue } from './mails/queue.ts'
import { createRecipients } from './mails/recipients.ts'
import { createSenderPlans } from './senders/plans.ts'
import { senderRoutes } from './senders/routes.ts'
import { createSenders, type Senders } from './senders/senders.ts'
import { createWebhookPart } from './webhooks/index.ts'
import { both } from './webhooks/hears.ts'
import { createWebhookPoster, limitsOf } from './webhooks/config.ts'

const success = true as const

/** Writes the mails, takes the contact form, tells open dashboards what changed, and programs of strangers what happened. */
export const notification = notificationWith(createWebhookPoster)

/** The same with another way to the webhooks of owners. */
function notificationWith(posterOf: typeof createWebhookPoster) {
  return defineService({
    name: 'notification',
    settings,
    failures: failures.catalog,
    needs: ['store', 'bus', 'mail'],
    looksAt: async (config) => (await import('./handover/look.ts')).lookAtInboundMail(config),
    async start({ config, engines: { store, mail }, clock, ids, log, faultPoint }) {
      const mailLinks = createMailLinks(config.linkSecrets)
      const sweepMs = config.mailSweepSeconds * 1000
      const senderOf: Senders['from'] = (owner, usual) => senders.from(owner, usual)
      const queue = createMailQueue({ store, mailer: mail, clock, ids, log, mailLinks, senderOf, sweepMs, faultPoint })
      const recipients = createRecipients({
        store,
        clock,
        secret: config.linkSecrets[0],
        perDay: config.mailsPerAddress,
        log,
      })
      const sweeping = repeat({
        name: 'addresses that got mails',
        everyMs: HOUR_MS,
        task: async () => void (await Promise.all([recipients.sweep(), queue.sweep()])),
        log,
      })
      const post = createPost({
        queue,
        recipients,
        wake: queue.sending.wake,
        publicUrl: config.publicUrl,
        contactTo: config.contactTo,
      })
      const accounts = createAccounts(store)
      const choices = createChoices({ store, secrets: config.linkSecrets, publicUrl: config.publicUrl })
      const contacts = createRate({ atMost: config.contactPerHour, perMs: HOUR_MS, clock })
      const hub = createLiveHub({
        perOwner: config.livePerOwner,
        commentMs: config.liveCommentSeconds * 1000,
        longestMs: config.liveLongestSeconds * 1000,
      })

      const webhooks = createWebhookPart({
        store,
        clock,
        ids,
        log,
        faultPoint,
        secrets: config.linkSecrets,
        plans: config.plans,
        publicUrl: config.publicUrl,
        post: posterOf(config),
        limits: limitsOf(config),
        async tellOff({ id, ownerId: owner, onSince }, reason, problem) {
          const account = await accounts.of(owner)
          if (account) await post.webhookOff(owner, account.email, { reason, problem }, `${id}-${onSince}`)
        },
      })

      const people = createPeople({ store, accounts, choices })
      const handover = createHandoverPart({
        store,
        clock,
        ids,
        log,
        secrets: config.linkSecrets,
        publicUrl: config.publicUrl,
        config,
        post,
        people,
        sweepMs,
        faultPoint,
      })

      const senderPlans = createSenderPlans(webhooks.plans, config.plans)
      const senders = createSenders({
        store,
        clock,
        ids,
        config,
        texts: textsFrom(resolverAt(config.ownDomainsResolver)),
        allows: senderPlans.allows,
      })

      const mailLink = async (owner: OwnerId, link: AccountLink, expiresAt: string) => {
        const account = await accounts.of(owner)
        // Without an account there is nobody to tell any more.
        if (account) await post.link(owner, account, link, expiresAt)
      }

      return {
        routes(router) {
          router.on(sendWelcomeEmail, async ({ owner, body }) => {
            const account = await accounts.of(owner)
            // Until the news of the registration is here there is nothing to do: it brings the mail with it.
            if (!account) return { success, message: 'The welcome mail is on its way.' }
            if (body.email.trim().toLowerCase() !== account.email.toLowerCase()) throw failures.not_your_address()
            const mail = await post.welcome(owner, account)
            if (!mail) throw failures.too_many_mails_today()
            return { success, message: `The welcome mail ${mail.state === 'sent' ? 'was sent' : 'is on its way'}.` }
          })
          router.on(contactOptions, async () => ({
            success,
            open: config.contactTo !== undefined,
            kept: config.mails === 'kept',
          }))
          router.on(contact, async ({ body, request }) => {
            const waitMs = contacts.take(networkOf(request.ip))
            if (waitMs > 0) {
              const minutes = Math.ceil(waitMs / 60_000)
              throw failures.too_many_messages({ values: { limit: config.contactPerHour, minutes } })
            }
            await post.contact(body, clock.now().toISOString().slice(0, 10))
            const next =
              config.mails === 'kept'
                ? 'No mail server is connected here: it is kept in the outbox of this installation, for whoever runs it.'
                : 'We will get back to you within 24 hours.'
            return { success, message: `Message Sent Successfully! ${next}` }
          })
          choiceRoutes(router, { choices, accounts })
          webhooks.routes(router)
          handover.routes(router)
          senderRoutes(router, {
            senders,
            plans: senderPlans,
            accounts,
            clock,
            mailFrom: config.mailFrom,
            mayHaveAddress: config.ownSenders,
          })
          router.on(exportMails, async ({ owner }) => ({ success, mails: (await queue.all(owner)).map(exportOf) }))
          router.on(live, async ({ owner, person, reply }) =>
            eventStream(reply, hub.open(owner, person), { endless: true }),
          )
        },

        hears: both(both(webhooks.hears, handover.hears), {
          async 'user.registered'({ email, displayName: name, verification, isNew = true }, event) {
            const link = verification && { verificationId: verification.linkId }
            const account = await accounts.heard(event.ownerId, { email, name, ...link }, event)
            // Heard late, it may be another's already: who is welcome is whoever signed up.
            const welcome = account.email === email ? account : { email, name, ...link }
            // Whom it is told of again was welcomed when it happened.
            if (!event.restated && isNew) await post.welcome(event.ownerId, welcome)
          },
          async 'user.owner-changed'(change, event) {
            await accounts.handedOver(event.ownerId, { email: change.email, name: change.displayName }, event)
            if (!event.restated) await post.handedOver(event.ownerId, change, event.id)
          },
          async 'user.renamed'({ displayName }, event) {
            await accounts.renamed(event.ownerId, displayName, event)
          },
          async 'user.password-reset-requested'({ linkId, expiresAt }, { ownerId }) {
            await mailLink(ownerId, { purpose: 'reset-password', id: linkId }, expiresAt)
          },
          async 'user.verification-requested'({ linkId, expiresAt }, { ownerId }) {
            await mailLink(ownerId, { purpose: 'verify-email', id: linkId }, expiresAt)
          },
          async 'team.invited'(invited, { ownerId }) {
            await post.invitation(ownerId, invited)
          },
          async 'team.changed'({ members }, event) {
            await people.heard(event.ownerId, members, event)
          },
          async 'answer.month-spent'(reached, { ownerId }) {
            await post.threshold(ownerId, reached)
          },
          async 'answer.tokens-spent'(reached, { ownerId }) {
            const account = await accounts.of(ownerId)
            if (account) await post.tokens(ownerId, account.email, reached)
          },
          async 'answer.daily-limit-reached'(reached, { ownerId }) {
            const account = await accounts.of(ownerId)
            // Without an account there is nobody to tell any more.
            if (account) await post.dailyLimit(ownerId, account.email, reached)
          },
          async 'subscription.payment-failed'(failed, { ownerId, id }) {
            const account = await accounts.of(ownerId)
            if (account) await post.paymentFailed(ownerId, account.email, failed, id)
          },
          async 'subscription.ended'(ended, { ownerId, id }) {
            const account = await accounts.of(ownerId)
            if (account) await post.planEnded(ownerId, account.email, ended, id)
          },
          async 'answer.golden-broke'(what, { ownerId, id }) {
            const account = await accounts.of(ownerId)
            if (account) await post.goldenBroke(ownerId, account.email, what, id)
          },
          async 'widget.domain-missing'(gone, { ownerId, id }) {
            const account = await accounts.of(ownerId)
            if (account) await post.domainMissing(ownerId, account.email, gone, id)
          },
          async 'widget.domain-lost'(lost, { ownerId, id }) {
            const account = await accounts.of(ownerId)
            if (account) await post.domainLost(ownerId, account.email, lost, id)
          },
          async 'visitor.message-left'(left, { ownerId, id }) {
            const account = await accounts.of(ownerId)
            if (account) await post.visitorMessage(ownerId, account.email, left, id)
          },
          async 'visitor.message-answered'(answer, { ownerId }) {
            const account = await accounts.of(ownerId)
            if (account) await post.messageAnswer(ownerId, account.email, answer, await senderPlans.allows(ownerId))
          },
          async 'visitor.week-missed'(missed, { ownerId }) {
            const account = await accounts.of(ownerId)
            if (!account || !(await choices.wantsWeekly(ownerId))) return
            await post.weekly(ownerId, account.email, missed, choices.endAt(ownerId))
          },
          async 'user.password-changed'(_, { ownerId, id, occurredAt }) {
            const account = await accounts.of(ownerId)
            if (account) await post.passwordChanged(ownerId, account, { id, at: new Date(occurredAt) })
          },
          async 'user.second-factor-changed'({ isOn }, { ownerId, id, occurredAt }) {
            const account = await accounts.of(ownerId)
            if (account) await post.secondFactorChanged(ownerId, account, { id, isOn, at: new Date(occurredAt) })
          },
          async 'user.deleted'({ addressProven = true }, event) {
            const account = await accounts.of(event.ownerId)
            if (account) {
              await mail.forget(account.email)
              // Whoever typed a stranger's address must not be able to have them told about it.
              if (addressProven) await post.goodbye(event.ownerId, account)
            }
          },
        }),

        hearsNowOnly: webhooks.hearsNowOnly,
        async leaving(owner) {
          // The address first: with it, a deletion that is heard again after the goodbye is forgotten would write a second one.
          await accounts.forget(owner)
          await queue.forget(owner)
        },
        watches: both(watchShown(hub.tell), watchEnds(hub.end)),
        async begin() {
          await Promise.all([queue.sending.begin(), sweeping.begin(), webhooks.begin(), handover.begin()])
        },
        async stop() {
          await Promise.all([queue.sending.stop(), sweeping.stop(), webhooks.stop(), handover.stop()])
        },
      }
    },
  })
}
