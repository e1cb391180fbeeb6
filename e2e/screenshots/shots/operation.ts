import type { Shot } from '../screenshots.ts'

const said = { ownerId: 'usr_7f3c2a9e-51b8-4d0e-9c64-2b1f0e8d7a35', occurredAt: '2026-11-21T10:00:00.000Z' }
const parked = [
  { type: 'document.chunked', consumer: 'embedding', error: 'BlobNotFound: chunks/usr_7f3c2a9e/d1.json', attempts: 8 },
  { type: 'answer.completed', consumer: 'billing', error: 'ZodError: totalTokens must be a number', attempts: 1 },
].map((one, n) => ({ ...said, ...one, id: `${one.consumer}:${n}`, parkedAt: '2026-11-21T10:04:00.000Z' }))
const act = { by: 'ada@larkfield.example', outcome: 'done' } as const
const acts = [
  {
    ...act,
    id: 'a2',
    at: '2026-11-21T09:12:00.000Z',
    act: 'dropped',
    what: 'widget.seen of usr_7f3c, given up by chat (chat:17)',
  },
  {
    ...act,
    id: 'a1',
    at: '2026-11-21T09:10:00.000Z',
    act: 'replayed',
    what: 'widget.saved of usr_7f3c, given up by chat (chat:16)',
  },
]

const accounts = [
  { id: 'usr_1', email: 'ada@larkfield.example', displayName: 'Ada Larkfield', suspended: null },
  {
    id: 'usr_2',
    email: 'offers@cheap-watches.example',
    displayName: '',
    suspended: { at: '2026-11-20T16:31:00.000Z', reason: 'The bubble advertises what nobody sells.' },
  },
].map((one) => ({ ...one, createdAt: '2026-11-03T08:12:00.000Z' }))
const use = accounts.map(({ id }, n) => ({
  ...{ id, plan: n === 0 ? 'Pro' : 'Free', messages: 1_204 - n * 1_104, messagesLimit: n === 0 ? 5_000 : 100 },
  ...{ documents: 14 - n * 12, widgets: 2 - n },
}))

const outcome = { at: '2026-11-21T09:00:00.000Z', support: 'strong', sources: [] } as const
const goldenTrial = {
  ...{ success: true, asked: 9, comes: { now: 9, other: 8 }, broke: ['usr_1'], next: null },
  changed: [
    {
      question: 'How long may a parcel be kept before it goes back?',
      fact: '30 days',
      before: { ...outcome, comes: true, answer: 'You can return any unused item within 30 days of delivery.' },
      after: { ...outcome, comes: false, answer: 'Returns are accepted within a reasonable time.' },
    },
  ],
}

/** The owner of the house came first, so the installation is theirs. */
export const operationShots: readonly Shot[] = [
  {
    name: 'operation',
    path: '/operation',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.getByRole('rowheader', { name: 'insights' }).waitFor()
    },
  },
  {
    name: 'operation-parked',
    path: '/operation',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.route('**/api/operator/parked', (route) =>
        route.fulfill({ json: { success: true, parked, more: false } }),
      )
      await page.route('**/api/operator/acts', (route) =>
        route.fulfill({ json: { success: true, acts, next: 'older' } }),
      )
      await page.reload()
      await page.getByText('document.chunked, given up by embedding').waitFor()
      await page.getByRole('rowheader', { name: 'insights' }).waitFor()
    },
  },
  {
    name: 'operation-accounts',
    path: '/operation',
    as: 'owner',
    whole: true,
    async until(page) {
      await page.route('**/api/operator/accounts?*', (route) =>
        route.fulfill({ json: { success: true, accounts, next: null } }),
      )
      await page.route('**/api/operator/accounts/use?*', (route) =>
        route.fulfill({ json: { success: true, accounts: use } }),
      )
      await page.reload()
      await page.getByText('offers@cheap-watches.example').waitFor()
      await page.getByRole('rowheader', { name: 'insights' }).waitFor()
    },
  },
  {
    name: 'operation-golden',
    path: '/operation',
    as: 'owner',
    async until(page) {
      await page.route('**/api/operator/model/golden-runs', (route) => route.fulfill({ json: goldenTrial }))
      await page.getByLabel('Another model that answers').fill('gpt-4.1-nano')
      await page.getByRole('button', { name: 'Ask Golden Questions' }).click()
      await page.getByText('gpt-4.1-nano: does not come').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'operation-suspend',
    path: '/operation',
    as: 'owner',
    async until(page) {
      await page.route('**/api/operator/accounts?*', (route) =>
        route.fulfill({ json: { success: true, accounts, next: null } }),
      )
      await page.reload()
      await page.getByRole('button', { name: 'Suspend ada@larkfield.example' }).click()
      await page.getByLabel('Reason').waitFor()
    },
  },
]
