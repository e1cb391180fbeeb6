import {
  endWeeklyMail,
  endWeeklyMailAtOnce,
  handoverMails,
  setHandoverMails,
  setWeeklyMail,
  weeklyMail,
} from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Router } from '@docent/runtime/http'
import type { FastifyReply } from 'fastify'
import type { createAccounts } from './accounts.ts'
import type { createChoices } from './choices.ts'

const success = true as const
const sendPage = (reply: FastifyReply, page: string) =>
  reply.header('content-type', 'text/html; charset=utf-8').send(page)
const pageOf = (title: string, body: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>${title}</title><h1>${title}</h1>${body}</html>`
/** Mail servers open every link of a mail to look behind it: only the button ends something. It sends what mail programs do. */
const ASKED = pageOf(
  'The weekly mail',
  '<form method="post"><p>On Mondays it tells you what visitors asked in vain.</p>' +
    '<button name="List-Unsubscribe" value="One-Click">No more weekly mails</button></form>',
)
const ENDED = pageOf(
  'No more weekly mails',
  '<p>You get no weekly mail any more. <a href="/account">Your account</a> switches it on again.</p>',
)

export interface ChoiceRoutes {
  choices: ReturnType<typeof createChoices>
  accounts: Pick<ReturnType<typeof createAccounts>, 'of'>
}

/** The switches of mails, on the page of the account; that of the weekly one in the mail itself, too. */
export function choiceRoutes(router: Router, { choices, accounts }: ChoiceRoutes): void {
  const end = async (owner: OwnerId) => {
    // Of who left nothing is kept, not even that they want no mail.
    if (await accounts.of(owner)) await choices.setWeekly(owner, false)
  }
  router.on(weeklyMail, async ({ owner }) => ({ success, on: await choices.wantsWeekly(owner) }))
  router.on(setWeeklyMail, async ({ owner, body: { on } }) => {
    await choices.setWeekly(owner, on)
    return { success, on }
  })
  router.on(handoverMails, async ({ owner: person }) => ({ success, on: await choices.wantsHandover(person) }))
  router.on(setHandoverMails, async ({ owner: person, body: { on } }) => {
    await choices.setHandover(person, on)
    return { success, on }
  })
  router.on(endWeeklyMail, async ({ query, reply }) => {
    choices.ownerOf(query)
    return sendPage(reply, ASKED)
  })
  router.on(endWeeklyMailAtOnce, async ({ query, request, reply }) => {
    await end(choices.ownerOf(query))
    return request.headers.accept?.includes('text/html') ? sendPage(reply, ENDED) : { success }
  })
}
