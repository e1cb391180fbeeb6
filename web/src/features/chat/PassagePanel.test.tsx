/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { Passage } from '../../api/answers.ts'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { PassagePanel } from './PassagePanel.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const passage: Passage = {
  documentId: 'd1',
  chunkId: 'd1:0',
  title: 'Returns.md',
  page: null,
  headings: [],
  text: 'You may return unused pieces within 30 days.',
  score: 1,
}

/** The passage where the server refuses what stands around it. */
function open(status: number, code: string, shown: Partial<Passage> = {}, answer = '30 days') {
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).includes('/document-chunks')
      ? reply({ success: false, error: '', code }, status)
      : reply({ success: true, data: [] }),
  ) as never
  const nothing = () => undefined
  renderSignedIn(
    <PassagePanel
      passage={{ ...passage, ...shown }}
      answer={answer}
      number={1}
      count={1}
      onMove={nothing}
      onClose={nothing}
    />,
  )
}

test('a source whose document was deleted says so, shows the passage and offers no file', async () => {
  open(404, 'document_not_found')
  expect(await screen.findByText(/The document was deleted since/)).toBeTruthy()
  expect(screen.getByText(/30 days/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open file' })).toBeNull()
})

const wideRow = ['Ultrasound', '£215', 'Tuesdays']

/** How far the paper is moved for an answer: it is seen 300 wide, the price stands 500 to 560 from its beginning. */
async function movedFor(answer: string): Promise<number | undefined> {
  const places = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isCell = this.tagName === 'MARK' && this.textContent === '£215'
    const right = isCell ? 560 : this.matches('.view') ? 300 : 100
    return { top: 0, left: isCell ? 500 : 0, right, height: 0 } as DOMRect
  })
  const heads = ['Service', 'Dog', 'Remark']
  const text = [heads, wideRow].map((cells) => cells.join('\t')).join('\n')
  open(404, 'document_not_found', { text, tables: [{ from: 0, to: text.length, heads, rows: [wideRow] }] }, answer)
  await screen.findByText(/The document was deleted since/)
  places.mockRestore()
  return document.querySelector('.view')?.scrollLeft
}

test('the cell that an answer uses is in sight, however wide its table is', async () => {
  expect(await movedFor('Ultrasound, dog: £215 [1]')).toBeGreaterThanOrEqual(560 - 300)
})

test('a row that an answer uses as a whole is read from its beginning', async () => {
  expect(await movedFor('Ultrasound: Dog: £215; Remark: Tuesdays [1]')).toBe(0)
  expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(wideRow)
})

test('one that could not be loaded says only that, and still offers the file', async () => {
  open(503, 'unavailable')
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open file' })).toBeTruthy()
})
