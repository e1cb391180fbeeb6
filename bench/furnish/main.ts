// `npm run furnish`: a month of a business that three websites ask, lived through in a few minutes in a data folder of its own.
import * as api from '@docent/proto/http'
import { DAY_MS } from '@docent/runtime/units'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { call, eventually, signIn, signUp, type Owner } from '../../e2e/client/client.ts'
import { trainingSets, type LabSet, type LabTurn } from '../answers/lab/sets.ts'
import { randomOf, shuffled, visitsOf, type Visit } from './people.ts'
import { startAt } from './time-machine.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data/furnished' },
    visits: { type: 'string', default: '1200' },
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
})
const EMAIL = 'owner@furnished.example'
/** The websites: who has how much of the visits, and what theirs are called. */
const SITES = [
  { set: 'ottersham-baths', name: 'Ottersham Baths', share: 6, color: '#1f5f7a' },
  { set: 'optik-hellwig', name: 'Optik Hellwig', share: 3, color: '#5b3f8c' },
  { set: 'fournil-des-tilleuls', name: 'Le Fournil des Tilleuls', share: 2, color: '#8a3b2a' },
] as const
const COMMENTS = ['I only wanted a yes or a no', 'That is last year’s price', 'Das hilft mir nicht', 'Too short']
/** How much rarer than the others questions are that no document answers. */
const RARE = 0.25
/** How long somebody takes to read an answer before they ask on, in milliseconds. */
const READING_MS = 20_000

/** A figure that an answer must not lose: a price, a share, a time of day. */
const FACT = /[£€$]\s?\p{N}[\p{N}.,]*\p{N}|\p{N}[\p{N}.,]*\s?(?:€|%)|\p{N}{1,2}[:.]\p{N}{2}/u
const GOLDEN = 3

interface Website {
  id: string
  origin: string
  conversations: readonly LabTurn[][]
}
interface Session {
  token: string
  sessionId: string
}

const data = resolve(values.data)
if (existsSync(data) && readdirSync(data).length > 0) {
  console.error(`There is something in ${values.data}. Name another folder with --data, or remove it.`)
  process.exit(1)
}
mkdirSync(data, { recursive: true, mode: 0o700 })
const random = randomOf(Number(values.seed))
const days = Number(values.days)
const end = Date.now()
const password = randomBytes(9).toString('base64url')

const machine = await startAt(end - (days + 1) * DAY_MS, {
  DATA_DIR: data,
  DEMO_WIDGET_ID: 'off',
  LOG_LEVEL: 'warn',
  OPENAI_API_KEY: '',
  MODEL_DISCOVERY: 'off',
  // Every visitor has a network of their own, told as a proxy would.
  TRUST_PROXY: 'true',
  CHAT_WIDGET_PER_MINUTE: '100000',
  RATE_LIMIT_CHAT: '0',
})
try {
  const owner = await signUp(machine.address, EMAIL, password)
  await owner.call(api.changeSubscription, { body: { plan: 'business' } })
  const sets = trainingSets()
  const websites: Website[] = []
  for (const site of SITES) {
    websites.push(await open(owner, site, sets.find(({ name }) => name === site.set) as LabSet))
  }
  const sites = websites.map(({ conversations }, i) => ({
    share: (SITES[i] as (typeof SITES)[number]).share,
    // Most people ask for what a business does tell.
    conversations: conversations.map(([first]) => (first?.expect === 'refuse' ? RARE : 1)),
  }))
  const visits = visitsOf({ end: end - 60_000, days, visits: Number(values.visits), sites, random })
  const people = new Map<string, Session>()
  let asked = 0
  for (const [i, visit] of visits.entries()) {
    asked += await live(visit, websites[visit.site] as Website, people)
    if (i % 200 === 199) console.log(`${i + 1} of ${visits.length} visits, ${asked} questions`)
  }
  await machine.goTo(Date.now())
  const again = await signIn(machine.address, EMAIL, password)
  for (const website of websites) await keepGolden(again, website)
  await eventually(async () => {
    const { currentPeriod, history } = await again.usage()
    const counted = currentPeriod.messages + history.reduce((sum, { messages }) => sum + messages, 0)
    return counted > 0 ? true : undefined
  }, 'answers to be counted')
  console.log(
    `\n  ${visits.length} visits with ${asked} questions of ${days} days are in ${values.data}. Look at them:\n`,
  )
  console.log(`    DATA_DIR=${values.data} npm start\n`)
  console.log(`  and sign in as ${EMAIL} with the password ${password}\n`)
} finally {
  await machine.end()
}

/** A widget on a website, with the documents and the questions of a set. */
async function open(owner: Owner, { name, color }: (typeof SITES)[number], set: LabSet): Promise<Website> {
  const documentIds: string[] = []
  for (const { file = '' } of set.documents) {
    const id = await owner.upload(basename(file), readFileSync(file))
    const { status } = await owner.embed(id)
    if (status !== 'ready') throw new Error(`${basename(file)} is ${status}`)
    documentIds.push(id)
  }
  const host = `${set.name}.example`
  const { id } = await owner.call(api.createWidget, {
    body: {
      name,
      prompt: { mainTask: 'Answer customers.', strategy: 'Quote the documents.', speakingStyle: 'Short and kind.' },
      documentIds,
      allowedDomains: [host],
      color,
      dailyAnswerLimit: null,
    },
  })
  const kept = set.conversations.filter((turns) => turns.length > 0)
  return { id, origin: `https://${host}`, conversations: shuffled(kept, random) }
}

/** Some of what visitors ask is kept as what has to stay answered. */
async function keepGolden(owner: Owner, { id, conversations }: Website): Promise<void> {
  const ids: string[] = []
  for (const [turn] of conversations) {
    if (!turn || ids.length === GOLDEN) continue
    const { answer, support } = await owner.call(api.getAnswer, { body: { question: turn.question, widgetId: id } })
    const fact = support === 'strong' ? FACT.exec(answer)?.[0] : undefined
    if (fact === undefined) continue
    const kept = await owner.call(api.keepGolden, { body: { question: turn.question, fact, widgetId: id } })
    ids.push(kept.question.id)
  }
  if (ids.length > 0) await owner.call(api.runGolden, { body: { questionIds: ids } })
}

/** Somebody comes, asks, and does with the answers what people do; how many questions it were. */
async function live({ at, site, conversation, person }: Visit, website: Website, people: Map<string, Session>) {
  await machine.goTo(at)
  const from = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`
  const headers = { origin: website.origin, 'x-forwarded-for': from }
  const known = `${site} ${person}`
  const { token, sessionId } = await call(machine.address, api.widgetSession, {
    body: { widgetId: website.id, ...(people.get(known) ?? { sessionId: null }) },
    headers,
  })
  people.set(known, { token, sessionId })
  const mine = { ...headers, authorization: `Bearer ${token}` }
  const turns = website.conversations[conversation] ?? []
  for (const [i, { question }] of turns.entries()) {
    if (i > 0) await machine.goTo(at + i * READING_MS)
    const body = { question, widgetId: website.id, sessionId }
    const { messageId, support } = await call(machine.address, api.getAnswer, { body, headers: mine })
    const isPleased = support === 'strong' ? random() < 0.9 : random() < 0.1
    if (messageId && random() < 0.14) {
      const comment = isPleased || random() < 0.5 ? '' : (COMMENTS[Math.floor(random() * COMMENTS.length)] as string)
      await call(machine.address, api.answerFeedback, {
        body: { messageId, helpful: isPleased, comment },
        headers: mine,
      })
    }
    if (support !== 'strong' && random() < 0.04) {
      await call(machine.address, api.visitorMessage, {
        body: { text: question, email: `visitor${person}@mail.example`, messageId },
        headers: mine,
      })
    }
  }
  return turns.length
}
