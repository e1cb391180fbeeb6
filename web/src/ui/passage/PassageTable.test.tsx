/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { cellAt } from './cells.ts'
import { PassageTable } from './PassageTable.tsx'

afterEach(cleanup)

const table = {
  caption: 'Ready in',
  heads: ['Service', 'City bike', 'E-bike'],
  rows: [
    ['Small service', '1 day', '2 days'],
    ['Wheel', '3 days', ''],
  ],
}

test('a table is told as one: its name, the heads of its columns and of its rows', () => {
  render(<PassageTable table={table} />)
  expect(screen.getByRole('table', { name: 'Ready in' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(table.heads)
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Small service', 'Wheel'])
})

test('only the cells that an answer uses are marked', () => {
  const { container } = render(<PassageTable table={table} marked={new Set([cellAt(0, 2)])} />)
  expect([...container.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['2 days'])
})

test('a row that is longer than the heads keeps its cells', () => {
  render(<PassageTable table={{ ...table, rows: [['Tyre', '1 day', '1 day', 'on Fridays']] }} />)
  expect(screen.getByRole('cell', { name: 'on Fridays' })).toBeTruthy()
})

test('a price never stands apart from its currency', () => {
  render(<PassageTable table={{ ...table, rows: [['Small service', '49.00 €', '69.00 €']] }} />)
  expect(screen.getByRole('cell', { name: '49.00 €' }).style.whiteSpace).toBe('nowrap')
  expect(screen.getByRole('rowheader', { name: 'Small service' }).style.whiteSpace).toBe('')
})
