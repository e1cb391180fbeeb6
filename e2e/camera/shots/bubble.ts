import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { Shot } from '../camera.ts'
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
]
