/** @jest-environment ./web/testing/page.mjs */
import type { DocumentView } from '@docent/proto/http'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { DocumentList } from './DocumentList.tsx'

afterEach(cleanup)

const prices = {
  id: 'd1',
  title: 'Prices.pdf',
  text: '',
  status: 'ready',
  kind: 'pdf',
  reason: null,
  progress: null,
  language: 'en',
  pages: 2,
  chunkCount: 4,
  characters: 900,
  sizeBytes: 84_000,
  sha256: 'aa',
  sourceUrl: null,
  createdAt: { seconds: 1_762_333_920 },
} satisfies DocumentView

test('of two documents that were made of one file each names the other, beside what else is missing in it', () => {
  const documents: DocumentView[] = [
    prices,
    { ...prices, id: 'd2', title: 'Prices (1).pdf', reason: 'Page 2 could not be read.' },
    { ...prices, id: 'd3', title: 'Hours.pdf', sha256: 'bb' },
  ]
  const nothing = () => undefined
  render(
    <MemoryRouter>
      <DocumentList documents={documents} busy={new Map()} onEmbed={nothing} onReplace={nothing} onDelete={nothing} />
    </MemoryRouter>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  const said = rows.map((row) => within(row).queryByText(/very same file/)?.textContent ?? '')
  expect(said[0]).toMatch(/^The very same file as “Prices \(1\)\.pdf”\./)
  expect(said[1]).toMatch(/^Page 2 could not be read\. The very same file as “Prices\.pdf”\./)
  expect(said[2]).toBe('')
})
