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
