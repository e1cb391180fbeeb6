import * as api from '@docent/proto/http'
import type { Person } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { eventStream, type Call, type Caller, type Router, type Visitor } from '@docent/runtime/http'
import { tellAbout } from '@docent/runtime/service/activity.ts'
import type { ConversationKey } from '../conversations/conversations.ts'
import { failures } from '../failures.ts'
import type { MessageLimits } from '../messages/limits.ts'
import type { Suspensions } from '../projections/suspensions.ts'
import type { Widgets } from '../projections/widgets.ts'
import { rangeOf } from '../visitors/range.ts'
import type { Rates } from '../visitors/limits.ts'
import { isWithinHours } from './hours.ts'
import { openTalkOf, talkOfOwner, talkViewOf } from './present.ts'
import type { HandoverChoices } from './settings.ts'
import { isPersons } from './states.ts'
import type { createTalkStream } from './stream.ts'
import type { Talks } from './talks.ts'
import { OWNER_SESSION } from '../inbox/outcome.ts'

const success = true as const

export interface HandoverRoutesOptions {
  talks: Talks
  choices: HandoverChoices
  widgets: Pick<Widgets, 'find'>
  suspensions: Pick<Suspensions, 'checkOwner'>
  limits: MessageLimits
  rates: Pick<Rates, 'question' | 'typing'>
  follow: ReturnType<typeof createTalkStream>
  personOf(call: Pick<Caller, 'owner' | 'person'>): Promise<Person>
  clock: Clock
}

/** What visitors and those who speak for the owner do to talk to each other. */
export function handoverRoutes(router: Router, options: HandoverRoutesOptions): void {
  const { talks, choices, widgets, suspensions, limits, rates, follow, personOf, clock } = options
  const shown = (record: Parameters<typeof talkViewOf>[0]) => talkViewOf(record, clock.now())

  router.on(api.askForPerson, async ({ owner, visitor, body, request }) => {
    rates.question(visitor, request.ip)
    const key = keyOf(visitor)
    const known = await talks.of(owner, key)
    if (known && isPersons(known)) return { success, talk: shown(await talks.visitor(owner, key, 'ask', body)) }
    const status = await choices.status(owner)
    if (status === 'off') throw failures.handover_not_offered()
    if (status === 'closed') throw await closed(owner)
    const widget = await widgets.find(owner, visitor.widgetId)
    if (!widget) throw failures.widget_not_found()
    // Each may be a mail, like a message that is left.
    const asker = { visitorId: visitor.visitorId ?? visitor.sessionId, range: rangeOf(request.ip) }
    const counted = await limits.count(widget, asker, `ask-${visitor.sessionId}-${body.id}`.slice(0, 128))
    try {
      const talk = shown(await talks.visitor(owner, key, 'ask', body))
      counted.keep()
      return { success, talk }
    } catch (error) {
      await counted.giveBack()
      throw error
    }
  })
  router.on(api.sayToPerson, async ({ owner, visitor, body, request }) => {
    rates.question(visitor, request.ip)
    const record = await talks.visitor(owner, keyOf(visitor), 'visitor-says', body)
    return { success, n: numberOf(record, body.id, 'visitor'), talk: shown(record) }
  })
  router.on(api.endTalk, async ({ owner, visitor }) => ({
    success,
    talk: shown(await talks.visitor(owner, keyOf(visitor), 'end')),
  }))
  router.on(api.typeToPerson, async ({ owner, visitor }) => {
    rates.typing(visitor)
    await talks.typing(owner, keyOf(visitor), null)
    return { success }
  })
  router.on(api.followTalk, async ({ visitor, query, request, reply }) => {
    const header = Number(request.headers['last-event-id'] ?? 0)
    const after = query.after ?? (Number.isSafeInteger(header) && header >= 0 ? header : 0)
    return eventStream(reply, follow(visitor, after), { endless: true })
  })

  router.on(api.listTalks, async ({ owner }) => {
    const [open, { on }, isEntitled] = await Promise.all([
      talks.open(owner),
      choices.of(owner),
      choices.isEntitled(owner),
    ])
    return { success, talks: open.map(openTalkOf), isOn: on, isEntitled }
  })
  router.on(api.showTalk, async (call) => ({
    success,
    talk: await ofOwner(call.owner, ownKey(call.query), await personOf(call)),
  }))
  router.on(api.joinTalk, async (call) => {
    const { owner, body } = call
    await check(owner)
    await tellWidget(call)
    const by = await personOf(call)
    await talks.person(owner, ownKey(body), { type: 'join', by, instead: body.instead })
    return { success, talk: await ofOwner(owner, ownKey(body), by) }
  })
  router.on(api.sayToVisitor, async (call) => {
    const { owner, body } = call
    await check(owner)
    const by = await personOf(call)
    const record = await talks.person(
      owner,
      ownKey(body),
      { type: 'person-says', by },
      { id: body.id, text: body.text },
    )
    return { success, n: numberOf(record, body.id, 'person'), talk: talkOfOwner(record, clock.now(), by, true) }
  })
  router.on(api.typeToVisitor, async (call) => {
    await check(call.owner)
    await talks.typing(call.owner, ownKey(call.body), await personOf(call))
    return { success }
  })
  router.on(api.handBack, async (call) => {
    const { owner, body } = call
    await tellWidget(call)
    const by = await personOf(call)
    await talks.person(owner, ownKey(body), { type: 'hand-back', by })
    return { success, talk: await ofOwner(owner, ownKey(body), by) }
  })

  router.on(api.handoverSettings, ({ owner }) => settingsOf(owner))
  router.on(api.setHandoverSettings, async ({ owner, body }) => {
    await choices.set(owner, body)
    return settingsOf(owner)
  })

  /** The activity names the widget. Nothing of the visitor, no word and no code: it is kept when what was said is erased. */
  async function tellWidget({ owner, body, request }: Pick<Call<typeof api.handBack>, 'owner' | 'body' | 'request'>) {
    tellAbout(request, (await widgets.find(owner, body.widgetId))?.name ?? '')
  }

  /** @throws account_suspended, handover_not_in_plan */
  async function check(owner: OwnerId): Promise<void> {
    await suspensions.checkOwner(owner)
    await choices.checkEntitled(owner)
  }

  async function closed(owner: OwnerId) {
    const now = clock.now().getTime()
    const opensAt = await choices.opensAt(owner)
    return failures.handover_closed({
      extra: opensAt === undefined ? {} : { retryAfterSeconds: Math.ceil((opensAt - now) / 1000) },
    })
  }

  async function ofOwner(owner: OwnerId, key: ConversationKey, me: Person) {
    const [record, mayAnswer] = await Promise.all([talks.of(owner, key), choices.isEntitled(owner)])
    return talkOfOwner(record, clock.now(), me, mayAnswer)
  }

  async function settingsOf(owner: OwnerId) {
    const [settings, isEntitled] = await Promise.all([choices.of(owner), choices.isEntitled(owner)])
    return { success, settings, isEntitled, isOpen: isWithinHours(settings, clock.now()) }
  }
}

const keyOf = ({ widgetId, sessionId }: Visitor): ConversationKey => ({ widgetId, sessionId })

/** @throws conversation_not_found for what owners ask to try a widget */
function ownKey({ widgetId, session }: { widgetId: string; session: string }): ConversationKey {
  if (session.startsWith(OWNER_SESSION)) throw failures.conversation_not_found()
  return { widgetId, sessionId: session }
}

const numberOf = (record: Awaited<ReturnType<Talks['visitor']>>, id: string, who: 'visitor' | 'person'): number =>
  record.tail.find((line) => line.id === id && line.who === who)?.n ?? record.last
