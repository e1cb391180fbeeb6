import type { Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'

/** The oldest one: pictures of the bubble, and of narrower windows, add conversations to those that the house began with. */
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).last()
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })

const another = { id: 'another', name: 'Larkfield Workshops and Courses' }
/** Shows another chatbot beside the one that there is, for which things can be chosen then. */
async function withAnother(page: Page): Promise<void> {
  await page.route('**/api/widgets', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { widgets: object[] }
    return route.fulfill({
      response: reply,
      json: { ...body, widgets: [...body.widgets, { ...body.widgets[0], ...another }] },
    })
  })
  await page.route('**/api/unanswered', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { groups: { widgetIds: string[] }[] }
    const [first, ...others] = body.groups
    const both = first && { ...first, widgetIds: [...first.widgetIds, another.id] }
    return route.fulfill({ response: reply, json: { ...body, groups: [both, ...others] } })
  })
  await page.route('**/api/own-answers', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { answers: { documentId: string }[] }
    const answers = [null, ['deleted'], [another.id]].flatMap((widgetIds, at) =>
      body.answers.map((one) => ({ ...one, documentId: `${one.documentId}-${at}`, widgetIds })),
    )
    return route.fulfill({ response: reply, json: { ...body, answers } })
  })
  await page.reload()
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** What visitors asked. */
export const conversationShots: readonly Shot[] = [
  {
    name: 'conversations-empty',
    path: '/conversations',
    as: 'newcomer',
    until: (page) => page.getByRole('heading', { name: 'Nobody has asked yet' }).waitFor(),
  },
  {
    name: 'conversations',
    path: '/conversations',
    as: 'talker',
    until: (page) => row(page, 'skates').waitFor(),
  },
  {
    name: 'conversations-open',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await row(page, 'How many days').getByRole('button').click()
      await thread(page).getByText('Drawn from').first().click()
      await thread(page).getByText('page 1').first().waitFor()
    },
  },
  {
    name: 'conversations-message',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await row(page, 'skates').getByRole('button').click()
      await thread(page).getByText('olga@visitor.example').waitFor()
    },
  },
  {
    name: 'conversations-message-answer',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await row(page, 'skates').getByRole('button').click()
      await thread(page).getByRole('button', { name: 'Answer by Mail' }).click()
      await thread(page).getByLabel('Your answer to').fill('We do. Come by on a weekday, and bring the boots along.')
    },
  },
  {
    name: 'conversations-model-failed',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await page.route('**/api/conversation?*', async (route) => {
        const reply = await route.fetch()
        const body = (await reply.json()) as { turns: object[] }
        const turns = body.turns.map((turn) => ({ ...turn, modelFailed: 'no connection: ECONNREFUSED' }))
        return route.fulfill({ response: reply, json: { ...body, turns } })
      })
      await row(page, 'How many days').getByRole('button').click()
      await thread(page).getByText('The language model failed').first().waitFor()
    },
  },
  {
    name: 'conversations-person',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      const by = { id: 'mira', name: 'Mira Hartmann' }
      const at = new Date().toISOString()
      const talk = { ...{ state: 'person', change: 2, by, returnedBy: null, last: 3 }, isAnswered: false, until: at }
      const ofOwner = { ...talk, typing: true, isYours: true, summary: '', mayAnswer: true }
      await page.route('**/api/handover/talk?*', (route) => route.fulfill({ json: { success: true, talk: ofOwner } }))
      await page.route('**/api/handover', (route) => {
        const open = { ...talk, widgetId: 'w', session: 's', since: at, last: 'The handle, and it leaks.' }
        const waits = { ...open, state: 'waiting', by: null, session: 's2', last: 'I would like to talk to a person.' }
        return route.fulfill({ json: { success: true, talks: [waits, open], isOn: true, isEntitled: true } })
      })
      await page.route('**/api/conversation?*', async (route) => {
        const reply = await route.fetch()
        const body = (await reply.json()) as { turns: { id: string }[] }
        const said = [
          ['My jug has a crack.', null],
          ['Please send me a picture of it.', by],
          ['The handle, and it leaks.', null],
        ] as const
        const lines = said.map(([text, who], n) => ({
          ...{ ...body.turns[0], id: `line-${n}`, sources: [], outcome: 'person', line: { n: n + 1, by: who } },
          ...(who ? { question: '', answer: text } : { question: text, answer: '' }),
        }))
        return route.fulfill({ response: reply, json: { ...body, turns: [...body.turns.slice(-1), ...lines] } })
      })
      await row(page, 'How many days').getByRole('button').click()
      await thread(page).getByLabel('Answer the visitor').fill('We replace it. Where may we send it?')
    },
  },
  {
    name: 'handover',
    path: '/conversations/handover',
    as: 'talker',
    whole: true,
    async until(page) {
      await page.getByRole('heading', { name: 'Live handover' }).waitFor()
      await page.getByLabel('Monday to').fill('12:00')
      await page.getByRole('button', { name: 'More hours on Monday' }).click()
      await page.getByRole('button', { name: 'More hours on Tuesday' }).click()
      await page.getByLabel('Tuesday from, hours 2').fill('16:00')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('The hours of Tuesday overlap.').waitFor()
    },
  },
  {
    name: 'conversations-visitor',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await page.getByRole('button', { name: 'Find a Visitor' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Code').fill('ABCD-EFGH-JKLM')
      await dialog.getByRole('button', { name: 'Find', exact: true }).click()
      await dialog.getByText('Nothing is kept under this code.').waitFor()
    },
  },
  {
    name: 'unanswered',
    path: '/conversations/unanswered',
    as: 'talker',
    until: (page) => page.getByRole('button', { name: 'Answer It' }).first().waitFor(),
  },
  {
    name: 'unanswered-again',
    path: '/conversations/unanswered',
    as: 'talker',
    async until(page) {
      await page.route('**/api/own-answers', (route) => route.fulfill({ json: { success: true, documentId: 'd' } }))
      await page.route('**/api/embed-document', (route) => route.fulfill({ json: { success: true, results: [] } }))
      await page.route('**/api/ask-again', (route) => {
        const { turnIds } = route.request().postDataJSON() as { turnIds: string[] }
        const before = 'I could not find that in the documents.'
        const answer = 'No, we do not sell skateboards: Wheelhouse in Mill Lane does. [1]'
        const results = turnIds.map((turnId) => ({
          turnId,
          before,
          answer,
          support: 'strong',
          sources: [],
          closed: true,
        }))
        return route.fulfill({ json: { success: true, results } })
      })
      await page.getByRole('button', { name: 'Answer It' }).first().click()
      await page.getByLabel('Answer', { exact: true }).fill('No.')
      await page.getByRole('button', { name: 'Save and Ask Again' }).click()
      await page.getByRole('button', { name: 'Done' }).waitFor()
    },
  },
  {
    name: 'unanswered-writing',
    path: '/conversations/unanswered',
    as: 'talker',
    async until(page) {
      await page.getByRole('button', { name: 'Answer It' }).first().click()
      await page.getByRole('button', { name: 'Save and Ask Again' }).click()
      await page.getByText('Write the answer.').waitFor()
    },
  },
  {
    name: 'unanswered-chatbots',
    path: '/conversations/unanswered',
    as: 'talker',
    whole: true,
    async until(page) {
      await withAnother(page)
      await page.getByRole('button', { name: 'Answer It' }).nth(1).click()
      await page.getByText('Visitors asked Larkfield Pottery.').waitFor()
    },
  },
  { name: 'unanswered-empty', path: '/conversations/unanswered', as: 'newcomer', until: heading('Unanswered') },
  {
    name: 'own-answers',
    path: '/conversations/answers',
    as: 'talker',
    until: (page) => page.getByText('Ready').first().waitFor(),
  },
  {
    name: 'own-answers-chatbots',
    path: '/conversations/answers',
    as: 'talker',
    whole: true,
    async until(page) {
      await withAnother(page)
      await page.getByText('Given by no chatbot').waitFor()
      await page.getByRole('button', { name: 'Edit' }).last().click()
      await page.getByLabel(another.name).uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Choose at least one chatbot.').waitFor()
    },
  },
  {
    name: 'own-answers-empty',
    path: '/conversations/answers',
    as: 'newcomer',
    until: (page) => page.getByRole('heading', { name: 'You have not written an answer yet' }).waitFor(),
  },
  {
    name: 'conversations-none',
    path: '/conversations',
    as: 'talker',
    async until(page) {
      await page.getByLabel('Find words of a conversation').fill('unicorns')
      await page.getByRole('button', { name: 'Show All' }).waitFor()
    },
  },
]
