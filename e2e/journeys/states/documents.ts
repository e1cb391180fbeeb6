import type { listDocuments, RouteReply } from '@docent/proto/http'
import type { State } from './state.ts'

/** The page of a document that a widget answers from. */
export const oneDocument = (title: string, widget: string): State => ({
  title: 'one document, with a name nobody can break',
  path: '/documents',
  async until(page) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByText('Six days to Norway.').waitFor()
    await page.getByRole('link', { name: widget }).waitFor()
  },
})

/** Enough of them for boxes to choose them by, in each state that a card shows. */
export const documentsToChoose: State = {
  title: 'documents, enough to choose some of them',
  path: '/documents',
  async until(page) {
    const statuses = ['ready', 'stale', 'chunked', 'failed', 'embedding', 'reading'] as const
    await page.route('**/api/documents', async (route) => {
      const reply = await route.fetch()
      const { data, ...rest } = (await reply.json()) as RouteReply<typeof listDocuments>
      const some = statuses.map((status, at) => ({ ...data[0], id: `d${at}`, title: `Page ${at}.pdf`, status }))
      await route.fulfill({ json: { ...rest, data: some } })
    })
    await page.reload()
    await page.getByRole('checkbox', { name: 'Page 5.pdf' }).waitFor()
  },
}
