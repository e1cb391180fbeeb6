import * as http from '@docent/proto/http'
import { limitOf, planOf, type Plan } from '@docent/proto/plans'
import { backoffMs, pause } from '@docent/runtime/backoff'
import type { Caller } from './caller.ts'
import { keepDocuments } from './documents.ts'
import type { Guide } from './guides.ts'

export interface DemoOptions {
  caller: Caller
  guides: readonly Guide[]
  /** Where people reach the installation: the only website that the widget is on. */
  publicUrl: string
  signal: AbortSignal
  /** Told what keeps it from being whole. */
  warn?: (says: string) => void
}

const TRIES = 6
const BACKOFF = { firstMs: 500, longestMs: 16_000 }

const settings = {
  name: 'Docent',
  prompt: {
    mainTask: 'Answer questions of visitors about Docent: what it does, how to start, run and embed it.',
    strategy: 'Answer from the guides, in a few sentences, and cite where it stands. Say so when they do not say it.',
    speakingStyle: 'Plain, friendly and short, in the language of the question.',
  },
  keepHistory: true,
  color: '#14525c',
  userMessageColor: '#1a474f',
  greetingMessage:
    'Hello! I answer from Docent’s own guides and show the passage. Ask me how to start Docent, or how the bubble gets onto a website.',
  dailyAnswerLimit: 1_000,
  starterQuestions: [
    'What is Docent?',
    'How do I put the bubble on my website?',
    'Which file types can I upload?',
    'How much does Docent cost?',
  ] as string[],
} as const

/**
 * Makes Docent's own guides into documents and one widget, through the calls that owners use, and brings them up to date
 * when the guides have changed. Repeating it changes nothing. @returns the widget's id
 */
export async function keepDemo(options: DemoOptions): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(options)
    } catch (error) {
      // What one service has done is heard by the next a moment later.
      if (tries === TRIES || options.signal.aborted) throw error
      await pause(backoffMs(BACKOFF, tries), options.signal)
    }
  }
}

async function attempt({ caller, guides, publicUrl, signal, warn }: DemoOptions): Promise<string> {
  const { call } = caller
  const plan = await choosePlan(caller)
  const { current, outdated } = await keepDocuments(caller, guides, signal)
  if (current.length === 0) throw new Error(`no guide fits into the plan "${plan.id}" of the demonstration`)
  if (current.length < guides.length)
    warn?.(
      `the demonstration answers from ${current.length} of ${guides.length} guides: its plan "${plan.id}" has no room for more`,
    )
  // Mails of an account that nobody reads would be lost: the page has a form of its own.
  const wayOut = { kind: 'link', value: new URL('/contact', publicUrl).href, label: '' } as const
  const wanted = { ...settings, wayOut, documentIds: current, allowedDomains: websitesOf(publicUrl) }

  const [widget, ...others] = (await call(http.listWidgets)).widgets
  for (const { id } of others) await call(http.deleteWidget, { query: { id } })
  const id = widget?.id ?? (await call(http.createWidget, { body: wanted })).id
  if (widget && !isAsWanted(widget, wanted)) await call(http.updateWidget, { query: { id }, body: wanted })
  // Last, so that the widget always has documents to answer from.
  for (const documentId of outdated) await call(http.deleteDocument, { body: { documentId } })
  return id
}

/** The demonstration needs room: the largest plan of this installation. Where that is not to be had, fewer guides have to do. */
async function choosePlan({ call }: Caller): Promise<Plan> {
  const plans = (await call(http.listPlans)).data
  const { planId } = (await call(http.getSubscription)).data
  const [largest] = plans.toSorted(byRoom)
  if (!largest || largest.id === planId) return planOf(plans, planId)
  await call(http.changeSubscription, { body: { plan: largest.id } }).catch(() => undefined)
  return planOf(plans, (await call(http.getSubscription)).data.planId)
}

/** By what the demonstration fills first. */
function byRoom(one: Plan, other: Plan): number {
  const room = (plan: Plan) =>
    [plan.widgets === 0 ? 0 : 1, plan.documents, plan.maxTotalCharacters, plan.maxFileSize, plan.messagesPerMonth].map(
      limitOf,
    )
  const [mine, theirs] = [room(one), room(other)]
  const at = mine.findIndex((limit, index) => limit !== theirs[index])
  return at < 0 ? 0 : (theirs[at] ?? 0) > (mine[at] ?? 0) ? 1 : -1
}

/** This machine has two names for itself. */
function websitesOf(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname)
  const port = url.port === '' ? '' : `:${url.port}`
  return isLocal ? [`localhost${port}`, `127.0.0.1${port}`] : [url.host]
}

function isAsWanted(widget: http.WidgetView, wanted: Record<string, unknown>): boolean {
  const now = widget as unknown as Record<string, unknown>
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
}
