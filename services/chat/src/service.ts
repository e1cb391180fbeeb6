import * as api from '@docent/proto/http'
import { unlessFull } from '@docent/runtime/failures/storage-full.ts'
import { clientGone } from '@docent/runtime/http'
import { followChoice } from '@docent/runtime/models'
import { createHeldPlans } from '@docent/runtime/plans'
import { retentionOf } from '@docent/runtime/retention'
import { defineService } from '@docent/runtime/service'
import { repeat } from '@docent/runtime/jobs/repeat.ts'
import { HOUR_MS } from '@docent/runtime/units'
import { createAnswerers, SEARCHED_PASSAGES } from './answering/answerers.ts'
import { inOrder } from './answering/extractive/order.ts'
import { createPassageReader } from './answering/extractive/units/read.ts'
import { createAskRoute } from './answering/route.ts'
import { settings } from './config.ts'
import { createConversations } from './conversations/conversations.ts'
import { createErasures } from './conversations/erasures.ts'
import { exported } from './conversations/export.ts'
import { masked } from './conversations/masked.ts'
import { messagesOf } from './conversations/present.ts'
import { createForgetOld } from './conversations/retention.ts'
import { failures } from './failures.ts'
import { inTurns } from './fairness/in-turns.ts'
import { createHandover } from './handover/handover.ts'
import { createInbox } from './inbox/inbox.ts'
import { createMarks } from './inbox/marks.ts'
import { findRatingsOfBefore } from './inbox/rated-before.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { createGoldenQuestions } from './golden/golden.ts'
import { createNights } from './golden/nights.ts'
import { goldenRoutes } from './golden/routes.ts'
import { lookingPast } from './golden/looking-past.ts'
import { createOtherModel } from './golden/other-model.ts'
import { createRun } from './golden/run.ts'
import { createFirstSteps } from './first-steps/first-steps.ts'
import { createModelChoice } from './models/choice.ts'
import { createChoose } from './models/choose.ts'
import { modelRoutes } from './models/routes.ts'
import { createNotedDocuments } from './projections/noted-documents.ts'
import { createSuspensions } from './projections/suspensions.ts'
import { createWidgets } from './projections/widgets.ts'
import { createAnswerMessage, noteUnsent } from './messages/answer.ts'
import { createLeaveMessage } from './messages/leave.ts'
import { createMessageLimits } from './messages/limits.ts'
import { countNowhere } from './quota/count.ts'
import { createCounts } from './quota/counts.ts'
import { createDayLimits } from './quota/days.ts'
import { createFreeLimits } from './quota/free.ts'
import { createMessageQuota } from './quota/messages.ts'
import { createTokens } from './quota/tokens.ts'
import { createAmong } from './retrieval/among.ts'
import { createClosedQuestions } from './unanswered/closed.ts'
import { unansweredRoutes } from './unanswered/routes.ts'
import { createUnanswered } from './unanswered/unanswered.ts'
import { createTellWeek } from './unanswered/weekly.ts'
import { createRates } from './visitors/limits.ts'
import { createAskers } from './visitors/askers.ts'
import { createBlocks } from './visitors/blocks.ts'
import { createVisitorData } from './visitors/data.ts'
import { visitorDataRoutes } from './visitors/data-routes.ts'
import { createMonthSpent } from './visitors/month-spent.ts'
import { createRanges } from './visitors/ranges.ts'
import { createSessionTokens } from './visitors/session-token.ts'
import { createSessions, SESSION_SECONDS } from './visitors/sessions.ts'

const success = true as const
const SWEEP_MS = 60_000
/** Who asked is written that often: an answer has no write of its own for it. */
const NOTE_MS = 5_000
/** Beyond the longest answer: until then a count waits for its turn. */
const HOLD_MARGIN_MS = 60_000

export { choiceSpec as chosenModels } from './models/choice.ts'

/** Answers questions from the documents, for owners and for the visitors of their widgets. */
export const chat = defineService({
  name: 'chat',
  settings,
  failures: failures.catalog,
  needs: ['store', 'bus', 'vectors', 'models'],
  async start({ config, engines: { store, vectors, models: ofEnvironment }, clock, ids, log, faultPoint }) {
    const choice = createModelChoice({ store, clock })
    const models = await followChoice({
      models: ofEnvironment,
      read: choice.chosen,
      changed: () => nights.modelsChanged(),
      log,
    })
    const isByModel = () => models.now().chat !== null
    const widgets = createWidgets(store)
    const noted = createNotedDocuments(store)
    const suspensions = createSuspensions(store)
    const conversations = createConversations(store)
    const marks = createMarks(store)
    const closed = createClosedQuestions(store)
    const golden = createGoldenQuestions({ store, clock, ids, widgets })
    const plans = createHeldPlans({ store, service: 'chat', clock, table: config.plans })
    const longestMs = config.answerSeconds * 1000 + HOLD_MARGIN_MS
    const holding = { holdForMs: longestMs, isWritten: conversations.isWritten }
    const erasures = createErasures({
      store,
      clock,
      ids,
      longestMs,
      async forgetWidget(...which) {
        // Talks first: while there is one, its lines become turns.
        await marks.forgetWidget(...which)
        await Promise.all([conversations, closed, golden].map((kept) => kept.forgetWidget(...which)))
      },
    })
    const inbox = createInbox({ store, marks, erasures })
    const messages = createMessageQuota({ clock, plans })
    const tokens = createTokens({ ...config, store, clock, ids, plans })
    const counts = createCounts({ store, clock, secret: config.sessionSecrets[0], holding })
    const askers = createAskers({ store, clock })
    const blocks = createBlocks({ store, clock })
    const ranges = createRanges({ askers, blocks, widgets, clock })
    const monthSpent = createMonthSpent({ store, askers })
    const days = createDayLimits({ counts, askers, clock, ...config })
    const free = createFreeLimits({
      ...config,
      counts,
      clock,
      previewPerDay: () => (isByModel() ? config.previewModelPerDay : config.previewPerDay),
      goldenPerDay: () => (isByModel() ? config.goldenModelPerDay : config.goldenPerDay),
    })
    const sweeping = repeat({
      name: 'days that are over, counts of what was never answered, and answers that came after they were erased',
      everyMs: SWEEP_MS,
      task: async () => void (await Promise.all([counts.sweep(), askers.sweep(), erasures.sweep()])),
      log,
    })
    const ratings = repeat({
      name: 'ratings of before they could be looked for',
      everyMs: HOUR_MS,
      task: () => findRatingsOfBefore(store),
      log,
    })
    const retention = retentionOf(config)
    const forgetting = repeat({
      name: 'conversations that were kept long enough',
      everyMs: HOUR_MS,
      task: createForgetOld({ store, widgets, marks, retention, clock }),
      log,
    })
    const telling = repeat({
      name: 'what visitors missed in a week',
      everyMs: HOUR_MS,
      task: createTellWeek({ store, unanswered: createUnanswered({ store, closed, clock }), clock }),
      log,
    })
    const flush = async () => void (await Promise.all([askers.flush(), tokens.flush()]))
    const noting = repeat({
      name: 'who asked, and tokens',
      everyMs: NOTE_MS,
      task: () => flush().catch(unlessFull),
      log,
    })
    const chosenAmong = createAmong({ widgets, documentsOf: noted.documentsOf })
    const rates = createRates(config, { store, clock })
    const ownOrigin = new URL(config.publicUrl).origin
    const steps = createFirstSteps({ store, clock, ownOrigin })
    const sessions = createSessions({
      tokens: createSessionTokens(config.sessionSecrets),
      widgets,
      clock,
      ids,
      ownOrigin,
      async checkAsker(owner, address) {
        await suspensions.checkVisitor(owner)
        await blocks.check(owner, address)
      },
      isUnused: conversations.isUnused,
      onStart: (...seen) => steps.seen(...seen).catch(unlessFull),
      // What cannot be noted is refused all the same.
      onRefused: (...refused) =>
        steps.refused(...refused).catch((err: unknown) => log.warn({ err }, 'a refused website was not noted')),
    })
    const limits = createMessageLimits({ ...config, counts, clock })
    const handover = createHandover({
      ...config,
      store,
      plans,
      clock,
      ids,
      widgets,
      suspensions,
      limits,
      rates,
      log,
      faultPoint,
    })
    const leaveMessage = createLeaveMessage({ widgets, conversations, limits, clock })
    const answerMessage = createAnswerMessage({
      widgets,
      conversations,
      clock,
      perHour: config.messageAnswersPerHour,
      check: handover.check,
    })
    const read = createPassageReader()
    const answerersOf = createAnswerers({
      vectors,
      noted,
      tokens,
      counting: { counts, messages, days, free, askers, clock },
      conversations,
      read,
      clock,
      ids,
      log,
      config,
      faultPoint,
    })
    const present = () => answerersOf(models.now())
    /** What an operator tries counts for no owner, and leaves nothing. */
    const nowhere = {
      count: countNowhere(clock),
      conversations: { ...conversations, write: async () => undefined },
    }
    const inTurn = inTurns({ atOnce: config.lookedUpAtOnce, perOwner: config.lookedUpPerOwner })
    const fairly = inTurn((...asked) => {
      const { answeringBy, retrieve } = present()
      return answeringBy(retrieve)(...asked)
    })
    const run = createRun({
      golden,
      widgets,
      answering: fairly,
      answeringWithout(documentIds) {
        const { answeringBy, retrieve } = present()
        return inTurn(answeringBy(lookingPast(retrieve, documentIds)))
      },
      clock,
    })
    const askOtherModel = createOtherModel({
      models: models.now,
      golden,
      run,
      suspensions,
      answeringBy(model) {
        const { answeringWith, retrieve } = present()
        return inTurn(answeringWith(model, retrieve, nowhere))
      },
    })
    const choose = createChoose({ models: ofEnvironment, inUse: models, choice, ids })
    const ask = createAskRoute({ answering: fairly, widgets, rates, handover })

    const nights = createNights({
      store,
      clock,
      ids,
      golden,
      run,
      suspensions,
      hour: config.goldenHour,
      models: () => `${models.now().chat?.model ?? ''} ${models.now().embedder.model}`,
      everyMs: config.goldenLookSeconds * 1000,
      log,
    })

    const resealing = repeat({
      name: 'a key under a secret that is on its way out',
      everyMs: HOUR_MS,
      task: () => choice.reseal((chosen) => ofEnvironment.choosing?.resealed(chosen)),
      log,
    })
    const repeated = [models, resealing, sweeping, noting, ratings, forgetting, nights, telling, handover]

    return {
      verifyVisitor: sessions.verify,

      routes(router) {
        router.on(api.getAnswer, async (call) => {
          // Visitors are refused with their session already.
          if (!call.visitor) await suspensions.checkOwner(call.owner)
          return ask(call)
        })
        router.on(api.search, async ({ owner, body: { question, limit, ...among } }) => {
          await suspensions.checkOwner(owner)
          await rates.search(owner)
          const documentIds = await chosenAmong(owner, among)
          const found = await present().retrieve(owner, {
            question,
            documentIds,
            limit: Math.max(limit, SEARCHED_PASSAGES),
          })
          const results = inOrder(question, [], found, read).slice(0, limit)
          return { success, results: results.map(({ passage }) => passage) }
        })
        router.on(api.widgetSession, async ({ body, request }) => {
          rates.session(request.ip)
          const { origin } = request.headers
          const { token, sessionId, visitor } = await sessions.start({ ...body, origin, address: request.ip })
          const offered = await handover.ofSession(visitor)
          return { success, token, sessionId, expiresIn: SESSION_SECONDS, ...offered }
        })
        router.on(api.widgetHistory, async ({ owner, visitor, query }) => {
          if (query.widgetId !== visitor.widgetId || query.sessionId !== visitor.sessionId) {
            throw failures.session_not_yours()
          }
          return { success, messages: messagesOf(await conversations.history(owner, visitor)) }
        })
        router.on(api.visitorMessage, async ({ visitor, body, request }) => {
          rates.question(visitor, request.ip)
          const languages = request.headers['accept-language'] ?? ''
          return leaveMessage({ ...body, visitor, address: request.ip, languages })
        })
        router.on(api.answerFeedback, async ({ owner, visitor, body: { messageId, helpful, comment } }) => {
          const told = comment === undefined ? undefined : masked(comment)
          await conversations.rate({ owner, visitor }, messageId, { helpful, comment: told })
          return { success }
        })
        router.on(api.starterQuestions, async ({ owner, body: { documentIds }, reply }) => {
          await suspensions.checkOwner(owner)
          free.lookUp(owner)
          return { success, questions: await present().proposeStarters(owner, documentIds, clientGone(reply)) }
        })
        router.on(api.askingRanges, async ({ owner }) => ({ success, ...(await ranges.of(owner)) }))
        router.on(api.tokenUsage, async ({ owner }) => ({ success, ...(await tokens.of(owner)) }))
        router.on(api.blockRange, async ({ owner, body: { range, blocked } }) => {
          await (blocked ? blocks.block(owner, range) : blocks.unblock(owner, range))
          return { success }
        })
        router.on(api.answersToday, async ({ owner }) => {
          return { success, ...(await days.today(owner, await widgets.ofOwner(owner))) }
        })
        router.on(api.firstSteps, async ({ owner }) => ({ success, ...(await steps.of(owner)) }))
        router.on(api.setFirstSteps, async ({ owner, body }) => {
          await steps.dismiss(owner, body.dismissed)
          return { success }
        })
        router.on(api.exportConversations, async ({ owner, query }) => {
          const { records, next = null } = await conversations.all(owner, query.cursor)
          return { success, turns: await exported(owner, records, marks), next }
        })
        inboxRoutes(router, inbox)
        handover.routes(router)
        router.on(api.answerMessage, async (call) => {
          const by = await handover.personOf(call)
          return { success, answers: await answerMessage(call.owner, by, call.body) }
        })
        visitorDataRoutes(router, { data: createVisitorData({ store, widgets, marks, retention, erasures }), rates })

        goldenRoutes(router, { golden, run, nights, suspensions })
        unansweredRoutes(router, { store, answering: fairly, widgets, closed, clock })
        modelRoutes(router, {
          inUse: models,
          troubles: () => ({ embedding: present().trouble(), answering: present().chatTrouble() }),
          tokens,
          conversations,
          config,
          choose,
          askOtherModel,
        })
      },

      models: models.now,

      restates: {
        'answer.completed': conversations.told,
        'answer.rated': conversations.toldRated,
        'installation.models-chosen': choice.told,
      },

      hears: {
        ...handover.hears,
        'handover.answer-unsent': (unsent, { ownerId }) => noteUnsent(conversations, ownerId, unsent),
        'widget.saved': (_, event) => widgets.saved(event),
        'widget.deleted': async ({ widgetId }, event) => {
          await widgets.deleted(event)
          await erasures.widget(event.ownerId, widgetId)
        },
        'answer.completed': async ({ widgetId, sourceDocumentIds: { length } }, { ownerId, occurredAt }) => {
          if (widgetId === null && length > 0) await steps.asked(ownerId, occurredAt)
        },
        'document.chunked': async ({ documentId, isAnswer = false, widgetIds }, { ownerId }) => {
          if (isAnswer) await noted.written(ownerId, documentId, widgetIds)
        },
        async 'document.indexed'({ documentId, hasFailed = true }, { ownerId }) {
          if (hasFailed) await noted.indexed(ownerId, documentId)
        },
        'document.indexing-failed': ({ documentId }, { ownerId }) => noted.failed(ownerId, documentId),
        'document.renamed': noted.renamed,
        'document.deleted': ({ documentId }, { ownerId }) => noted.deleted(ownerId, documentId),
        'usage.threshold-reached': (reached, event) => monthSpent.tell(reached, event),
        'subscription.changed': (held, event) => plans.heard(held, event),
        'user.suspension-changed': (change, event) => suspensions.heard(change, event),
      },

      watches: handover.watches,
      async begin() {
        await Promise.all(repeated.map((one) => one.begin()))
      },
      async stop() {
        await Promise.all(repeated.map((one) => one.stop()))
        await flush().catch((error: unknown) => log.warn({ err: error }, 'who asked, or what it cost, is not kept'))
      },
    }
  },
})
