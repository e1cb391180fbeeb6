import * as http from '@docent/proto/http'
import { DEFAULT_PLANS, type Plan } from '@docent/proto/plans'
import type { Upstreams } from '@docent/runtime/upstreams'
import { planViews, START, type PlanView } from './plans.ts'

/** What the operator says about this installation. */
export interface Operator {
  publicUrl: string
  operatorName: string
  operatorAddress: string
  operatorEmail: string
  operatorHours: string
  /** A widget's id, "off", or unset for the one that answers from Docent's own guides. */
  demoWidgetId: string | undefined
}

/** What the public pages are filled in with; empty text is "not there". */
export interface PageView extends Omit<Operator, 'demoWidgetId'> {
  /** "yes" where buttons begin a sign-in with Google. */
  google: 'yes' | ''
  /** Where the first button leads without it. */
  startHref: string
  demoWidgetId: string
  /** "here" where Watch Demo opens the demonstration on the page itself. */
  demoOpens: 'here' | ''
  contactClosed: boolean
  /** "yes" where messages are taken but stay here, because no mail server is connected. */
  contactKept: 'yes' | ''
  /** Somebody may promise a reply: messages are taken and go out. */
  contactReplies: boolean
  plans: readonly PlanView[]
  /** Whether and how money is taken for them. */
  paymentNotice: string
  freeMessages: string
}

/** Asks the services what the pages say of them. One that cannot be reached is left out, and the page stands all the same. */
export async function readView(upstreams: Upstreams, operator: Operator): Promise<PageView> {
  const [plans, options, contact, demoWidgetId] = await Promise.all([
    read(upstreams, http.listPlans),
    read(upstreams, http.authOptions),
    read(upstreams, http.contactOptions),
    demoOf(upstreams, operator.demoWidgetId),
  ])
  const table: readonly Plan[] = plans?.data ?? DEFAULT_PLANS
  const views = planViews(table)
  const google = options?.google === true ? 'yes' : ''
  return {
    ...operator,
    google,
    startHref: START,
    demoWidgetId,
    demoOpens: demoWidgetId !== '' && google === '' ? 'here' : '',
    contactClosed: contact?.open === false,
    contactKept: contact?.open === true && contact.kept === true ? 'yes' : '',
    contactReplies: contact?.open !== false && contact?.kept !== true,
    plans: views,
    paymentNotice: plans?.paymentNotice ?? '',
    freeMessages: views.find(({ isPaid }) => !isPaid)?.messages ?? '',
  }
}

async function demoOf(upstreams: Upstreams, chosen: string | undefined): Promise<string> {
  if (chosen !== undefined) return chosen === 'off' ? '' : chosen
  return (await read(upstreams, http.demoWidget))?.widgetId ?? ''
}

async function read<R extends http.RouteContract>(
  upstreams: Upstreams,
  { service, path, replies }: R,
): Promise<http.RouteReply<R> | undefined> {
  try {
    const { status, body } = await upstreams.read(service, `/api${path}`)
    return status === 200 ? (replies[200]?.parse(body) as http.RouteReply<R>) : undefined
  } catch {
    return undefined
  }
}
