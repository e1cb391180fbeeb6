import type { OutgoingMail } from '@docent/runtime/mail'
import { ownerId } from '@docent/proto/ids'
import { answerRefused, type Refusal } from '../src/letters/answer-refused.ts'
import { wantsPerson } from '../src/letters/wants-person.ts'
import { createPost } from '../src/mails/post.ts'
import type { MailRecord } from '../src/mails/record.ts'

const owner = ownerId('ada')
const email = 'ada@example.test'
const spentBy = [
  {
    range: '198.51.100.0/24',
    answers: 61,
    firstAt: '2026-09-21T16:55:03.114Z',
    lastAt: '2026-09-21T17:02:09.870Z',
  },
]
export const publicUrl = 'https://docent.example.com'

/** Every mail that Docent writes, with this text wherever somebody else than Docent chose what it says. */
export async function everyMailWith(text: string): Promise<Map<string, OutgoingMail>> {
  const mails = new Map<string, OutgoingMail>()
  let as = ''
  const post = createPost({
    queue: {
      async post(_, kind, mail) {
        mails.set(as === '' ? kind : `${kind}, ${as}`, mail)
        return {} as MailRecord
      },
      leaveOut: async () => undefined,
    },
    recipients: { take: () => Promise.resolve({ isTaken: true }) },
    wake: () => undefined,
    publicUrl,
    contactTo: 'team@example.test',
  })
  const people = [
    ['', { name: text, email }],
    ['greeted by the address', { name: '', email: `${localPart(text)}@example.test` }],
  ] as const
  for (const [who, person] of people) {
    as = who
    await post.goodbye(owner, person)
    await post.passwordChanged(owner, person, { id: 'change', at: new Date('2026-09-21T10:00:00Z') })
    const at = new Date('2026-09-21T10:00:00Z')
    await post.secondFactorChanged(owner, person, { id: 'on', isOn: true, at })
    await post.secondFactorChanged(owner, person, { id: 'off', isOn: false, at })
    await post.link(owner, person, { purpose: 'reset-password', id: 'l1' }, '2026-09-21T10:30:00Z')
    await post.link(owner, person, { purpose: 'verify-email', id: 'l2' }, '2026-09-21T10:30:00Z')
    await post.welcome(owner, person)
    as = [who, 'to be confirmed'].filter(Boolean).join(', ')
    await post.welcome(owner, { ...person, verificationId: 'l3' })
  }
  as = ''
  await post.threshold(owner, { period: '2026-09', percent: 80, used: 80, limit: 100, email, spentBy })
  const endsAt = '2026-09-28T10:00:00.000Z'
  await post.paymentFailed(owner, email, { planId: 'pro', planName: text, endsAt }, 'event-3')
  as = 'ended'
  await post.planEnded(owner, email, { planId: 'pro', planName: text, why: 'payment' }, 'event-4')
  as = ''
  await post.dailyLimit(owner, email, { widgetId: 'w1', widgetName: text, day: '2026-09-21', limit: 200, spentBy })
  await post.goldenBroke(owner, email, { broke: [{ question: text, fact: text }], more: 2 }, 'event-2')
  await post.visitorMessage(
    owner,
    email,
    {
      turnId: 't1',
      widgetId: 'w1',
      widgetName: text,
      text,
      name: text,
      email: 'visitor@example.org',
      question: text,
      page: 'https://shop.example/repairs',
    },
    'event-1',
  )
  const asked = {
    turnId: 't1',
    answerId: 'a1',
    email: 'visitor@example.org',
    asked: text,
    page: 'https://shop.example/',
  }
  const look = { color: '#14323a', footer: { text, url: '' } }
  await post.messageAnswer(owner, email, { ...asked, widgetName: text, text, look }, false)
  as = 'white label'
  await post.messageAnswer(owner, email, { ...asked, widgetName: text, text, look }, true)
  as = ''
  await post.webhookOff(owner, email, { reason: 'failing', problem: 'it answered 500' }, 'w1-0')
  const session = 's-7Q2M9KXW4HTB-c2VjcmV0'
  const url = `${publicUrl}/conversations?of=w1&session=${session}`
  const letter = wantsPerson({
    widgetName: text,
    lines: [{ who: 'visitor', by: null, text }],
    personId: owner,
    because: 'waits',
    isAnswerable: true,
    url,
  })
  const about = { to: email, replyTo: 'reply+0123@inbound.example', thread: [] }
  await post.ofConversation(owner, 'wants-person', { id: 'wants-person-1', letter, ...about })
  const refusals: Refusal[] = [
    { reason: 'taken', by: text },
    { reason: 'other-sender', from: [text] },
    { reason: 'too-long', length: 5_000, most: 4_000 },
    ...(['attachments', 'left-out'] as const).map((reason) => ({ reason, names: [text, `${text}.zip`] })),
    ...(['over', 'not-in-plan', 'suspended', 'expired', 'empty'] as const).map((reason) => ({ reason })),
  ]
  for (const refusal of refusals) {
    as = refusal.reason
    const mail = { id: `answer-refused-${as}`, letter: answerRefused(refusal, url), ...about }
    await post.ofConversation(owner, 'answer-refused', mail)
  }
  as = ''
  const gone = { domainId: 'd1', host: 'help.larkfield.example', problem: text }
  await post.domainMissing(owner, email, { ...gone, endsAt }, 'event-5')
  as = 'lost'
  await post.domainLost(owner, email, gone, 'event-6')
  as = ''
  const expiresAt = '2026-09-28T10:00:00.000Z'
  const invited = {
    linkId: 'l4',
    expiresAt,
    email: 'grace@example.test',
    role: 'editor',
    team: text,
    by: text,
  } as const
  await post.invitation(owner, invited)
  const change = { person: 'p2', former: 'p3', team: text, formerEmail: 'former@example.test', formerName: text }
  await post.handedOver(owner, { ...change, email: 'grace@example.test', displayName: text }, 'event-4')
  const missed = { from: '2026-09-14', missed: 12, groups: [{ question: text, times: 9 }], more: 2 }
  await post.weekly(owner, email, missed, `${publicUrl}/api/weekly-mail/end?owner=ada&seal=s`)
  const line = text.replaceAll(/\s+/g, ' ').trim()
  await post.contact(
    { name: line, email: 'visitor@example.org', company: line, subject: line.slice(0, 200), message: text },
    '2026-09-21',
  )
  return mails
}

/** What an address may hold of a text. */
function localPart(text: string): string {
  return text.replaceAll(/[\s"(),:;<>@[\\\]\p{C}]/gu, '').slice(0, 200) || 'ada'
}
