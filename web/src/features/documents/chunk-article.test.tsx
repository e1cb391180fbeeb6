/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Chunk } from '../../api/documents.ts'
import { ChunkArticle } from './ChunkArticle.tsx'

afterEach(cleanup)

const lines = ['Service | Price', ...Array.from({ length: 8 }, (_, index) => `Service ${index + 1} | € ${index + 1}`)]
const content = lines.join('\n')
const chunk = {
  id: 'c1',
  index: 0,
  page: null,
  headings: [],
  content,
  tables: [
    { from: 0, to: content.length, heads: ['Service', 'Price'], rows: lines.slice(1).map((line) => line.split(' | ')) },
  ],
} as unknown as Chunk

test('a table that is cut is opened where it stands, and closed again', () => {
  render(<ChunkArticle chunk={chunk} total={1} />)
  expect(screen.getAllByRole('row')).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }))
  expect(screen.getAllByRole('row')).toHaveLength(9)
  fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.getAllByRole('row')).toHaveLength(6)
})

test('a passage that is shown whole has nothing to open', () => {
  render(<ChunkArticle chunk={chunk} total={1} isWhole />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a caption that stands above its table is shown once', () => {
  const rows = 'Item\tPrice\nMug\t€ 18\nBowl\t€ 24'
  const text = `Prices 2026\n${rows}`
  const tables = [
    {
      from: text.length - rows.length,
      to: text.length,
      caption: 'Prices 2026',
      heads: ['Item', 'Price'],
      rows: [['Mug', '€ 18']],
    },
  ]
  render(<ChunkArticle chunk={{ ...chunk, content: text, tables }} total={1} isWhole />)
  expect(screen.getAllByText('Prices 2026').map(({ className }) => className)).toEqual(['words', 'sr'])
})
