import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { Shot } from '../screenshots.ts'
import type { House } from '../furnish.ts'

const question = 'How many days do I have to return unused pieces?'

const name = 'Larkfield Pottery'

interface Visitor {
  page: Page
  launcher: Locator
  frame: FrameLocator
  open(): Promise<void>
  ask(words: string): Promise<void>
}

function visitorOf(page: Page): Visitor {
  const frame = page.frameLocator(`iframe[title="${name}"]`)
  const launcher = page.getByRole('button', { name: new RegExp(`: ${name}`) })
  return {
    page,
    launcher,
    frame,
    open: () => launcher.click(),
    async ask(words) {
      await frame.getByText('Hello! Ask me about orders').waitFor()
      await frame.locator('textarea').fill(words)
      await frame.locator('textarea').press('Enter')
    },
  }
}

const near = {
  documentId: 'd',
  chunkId: 'd:4',
  title: 'Workshop prices 2026.pdf',
  page: 3,
  headings: ['Workshop', 'Prices'],
  text:
    'Prices of the workshop, with clay and glaze.\nCourse\tTwo hours\tWhole day\tReady in\nThrowing\t£38\t£95\t3 weeks\n' +
    'Hand building\t£32\t£80\t3 weeks\nGlazing\t£28\t£70\t10 days\nFiring of own pieces is charged by weight.',
  tables: [
    {
      from: 45,
      to: 159,
      heads: ['Course', 'Two hours', 'Whole day', 'Ready in'],
      rows: [
        ['Throwing', '£38', '£95', '3 weeks'],
        ['Hand building', '£32', '£80', '3 weeks'],
        ['Glazing', '£28', '£70', '10 days'],
      ],
    },
  ],
  score: 1,
}

/** A picture of what is drawn, whatever the documents of the house would say. */
const replies = (page: Page, support: 'strong' | 'weak', answer: string) =>
  page.route('**/api/get-answer', (route) => {
    const done = { answer, answered: support === 'strong', support, sources: [near], messageId: 'm' }
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: delta\ndata: ${JSON.stringify({ text: answer })}\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`,
    })
  })
const course = 'What does a course for children cost?'
const notSure = 'I am not sure. This is the closest I found in the documents.'

type State = (visitor: Visitor) => Promise<unknown>

const bubble = (state: string, reach: State, path: (house: House) => string = ({ shop }) => shop): Shot => ({
  name: `bubble-${state}`,
  path,
  as: 'visitor',
  until: (page) => reach(visitorOf(page)),
})

/** The bubble on the page of a shop, state by state. */
export const bubbleShots: readonly Shot[] = [
  bubble('closed', ({ launcher }) => launcher.waitFor()),
  bubble('greeting', async ({ open, frame }) => {
    await open()
    await frame.getByText('Hello! Ask me about orders').waitFor()
  }),
  bubble('answer', async ({ open, ask, frame }) => {
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Helpful', exact: true }).waitFor()
  }),
  bubble('not-helpful', async ({ open, ask, frame }) => {
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Not helpful' }).click()
    await frame.getByRole('button', { name: 'Leave us a message' }).waitFor()
  }),
  bubble('passage', async ({ open, ask, frame }) => {
    await open()
    await ask(question)
    await frame
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .click()
    await frame.getByText('Sale pieces are included').first().waitFor()
  }),
  bubble('refused', async ({ open, ask, frame }) => {
    await open()
    await ask('Who won the world chess championship in 1972?')
    await frame.getByText('I could not find that in the documents.', { exact: true }).last().waitFor()
  }),
  bubble('new-session', async ({ open, ask, frame }) => {
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Helpful', exact: true }).waitFor()
    await frame.getByRole('button', { name: 'Start new session' }).click()
    await frame.getByRole('alertdialog').waitFor()
  }),
  bubble('your-data', async ({ open, ask, frame }) => {
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Helpful', exact: true }).waitFor()
    await frame.getByRole('button', { name: 'Your data' }).click()
    await frame.getByText('Questions and messages kept since').waitFor()
  }),
  bubble('error', async ({ page, open, ask, frame }) => {
    await page.route('**/api/get-answer', (route) => route.fulfill({ status: 500, body: '' }))
    await open()
    await ask(question)
    await frame.getByRole('button', { name: 'Try again' }).waitFor()
  }),
  bubble(
    'limit',
    async ({ open, ask, frame }) => {
      await open()
      await ask(question)
      await frame.getByText('limit reached').first().waitFor()
    },
    ({ spentShop }) => spentShop,
  ),
  bubble('offline', async ({ page, open, frame }) => {
    await open()
    await frame.getByText('Hello! Ask me about orders').waitFor()
    await page.context().setOffline(true)
    await frame.getByText('You are offline.').first().waitFor()
  }),
  bubble('weak', async ({ page, open, ask, frame }) => {
    await replies(page, 'weak', notSure)
    await open()
    await ask(course)
    await frame.getByRole('button', { name: /closest passage/ }).waitFor()
  }),
  bubble('table', async ({ page, open, ask, frame }) => {
    await replies(page, 'strong', 'Glazing, whole day: £70, ready in 10 days [1].')
    await open()
    await ask('What does a whole day of glazing cost?')
    await frame
      .getByRole('button', { name: /^Source 1/ })
      .first()
      .click()
    await frame.getByRole('table').waitFor()
  }),
  bubble('message', async ({ page, open, ask, frame }) => {
    await replies(page, 'weak', notSure)
    await open()
    await ask(course)
    await frame.getByRole('button', { name: 'Leave us a message' }).click()
    await frame.getByLabel('Mail address').fill('robin')
    await frame.getByRole('button', { name: 'Send message' }).click()
    await frame.getByText('Give a mail address like').waitFor()
  }),
  bubble('message-left', async ({ page, open, ask, frame }) => {
    await replies(page, 'weak', notSure)
    await open()
    await ask(course)
    await frame.getByRole('button', { name: 'Leave us a message' }).click()
    await frame.getByLabel('Mail address').fill('robin@example.org')
    await frame.getByRole('button', { name: 'Send message' }).click()
    await frame.getByText('Your message was passed on').last().waitFor()
  }),
  bubble('not-here', async ({ page, open }) => {
    const error = 'This assistant is not available on this website.'
    await page.route('**/api/widget-session', (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'origin_not_allowed', error } }),
    )
    await page.route('**/widget.js*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('#8a3b2a', '#3b82f6') })
    })
    await page.reload()
    await open()
    await page.getByRole('alert').waitFor()
  }),
  bubble('long-question', async ({ open, frame }) => {
    await open()
    await frame
      .locator('textarea')
      .fill('My jug has a crack, and this is how it came to be. '.repeat(77).slice(0, 3_850))
    await frame.getByText('Characters left: 150').first().waitFor()
  }),
  bubble('closed', async ({ page, open, frame }) => {
    await page.route('**/api/widget-session', async (route) => {
      const response = await route.fetch()
      const monday = Date.now() + 2 * 86_400_000
      await route.fulfill({ response, json: { ...(await response.json()), handover: 'closed', opensAt: monday } })
    })
    await open()
    await frame.getByText(/^A person is here again on/).waitFor()
  }),
]
