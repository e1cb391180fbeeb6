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
  { id: 'usr_0', email: 'mira@larkfield.example', displayName: 'Mira Hartmann', suspended: null, isOperator: true },
  { id: 'usr_1', email: 'ada@larkfield.example', displayName: 'Ada Larkfield', suspended: null, secondFactor: true },
  {
    id: 'usr_2',
    email: 'offers@cheap-watches.example',
    displayName: '',
    suspended: { at: '2026-11-20T16:31:00.000Z', reason: 'The bubble advertises what nobody sells.' },
  },
].map((one) => ({ ...one, createdAt: '2026-11-03T08:12:00.000Z' }))
const use = [
  { id: 'usr_0', plan: 'Business', messages: 310, messagesLimit: 10_000, documents: 6, widgets: 1 },
  { id: 'usr_1', plan: 'Pro', messages: 1_204, messagesLimit: 5_000, documents: 14, widgets: 2 },
  { id: 'usr_2', plan: 'Free', messages: 100, messagesLimit: 100, documents: 2, widgets: 1 },
]

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

const set = { at: '2026-11-21T09:00:00.000Z', by: 'usr_1' }
const page = { from: 'page' } as const
const model = {
  ...{ success: true, answering: { name: 'gpt-4.1-mini', offline: false } },
  embedding: { name: 'text-embedding-3-small', offline: false },
  endpoint: { address: 'https://models.example/v1', setBy: ['OPENAI_EMBEDDING_MODEL'] },
  choice: {
    settings: [
      { ...page, name: 'address', env: 'OPENAI_BASE_URL', value: 'https://models.example/v1' },
      { ...page, name: 'key', env: 'OPENAI_API_KEY', value: null },
      { ...page, name: 'chatModel', env: 'OPENAI_CHAT_MODEL', value: 'gpt-4.1-mini' },
      {
        name: 'embeddingModel',
        env: 'OPENAI_EMBEDDING_MODEL',
        from: 'environment',
        value: 'text-embedding-3-small',
      },
    ],
    takesKeys: true,
    key: { ...set, endsWith: 'Q4fT', isReadable: true },
    changed: set,
  },
  latency: { answers: 200, medianMs: 1_340, slowMs: 4_210 },
  spent: {
    ...{ period: '2026-11', accounts: 14, promptTokens: 812_400, completionTokens: 31_070 },
    ...{ estimatedTokens: 0, dollars: 0.37 },
  },
  limits: { answerTokens: 800, answerSeconds: 120, passages: 8 },
  prices: { prompt: 0.4, completion: 1.6 },
}
const refused = (code: string, error: string, status: number) => ({ status, json: { success: false, code, error } })

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
    name: 'operation-model',
    path: '/operation',
    as: 'owner',
    async until(page) {
      const why = 'Nothing was changed, because a model does not work: gpt-5-nano: the endpoint refused the key (401).'
      await page.route('**/api/operator/model', (route) => route.fulfill({ json: model }))
      await page.route('**/api/operator/model/choice', (route) =>
        route.fulfill(refused('models_do_not_answer', why, 422)),
      )
      await page.reload()
      await page.getByLabel('Answers by').fill('gpt-5-nano')
      await page.getByRole('button', { name: 'Use These' }).click()
      await page.getByRole('button', { name: 'Use Them Anyway' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'operation-model-change',
    path: '/operation',
    as: 'owner',
    async until(page) {
      const why =
        'The embedding model changes from docent-lexical-1 to bge-m3: no question finds a document by meaning until its embeddings are made again.'
      await page.route('**/api/operator/model/choice', (route) =>
        route.fulfill(refused('embedding_model_changes', why, 409)),
      )
      await page.getByLabel('Embeds by').fill('bge-m3')
      await page.getByRole('button', { name: 'Use These' }).click()
      await page.getByText(/to embed again, about/).waitFor()
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
