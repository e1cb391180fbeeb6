/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn, reply } from '../../testing/signed-in.tsx'
import { Component as OperationPage } from './OperationPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

/** The page, before a server that knows nobody as an operator. */
function open(person: { isOperator?: true }) {
  const asked = jest.fn(async () => reply({ success: false, error: 'Not you.', code: 'not_an_operator' }, 403))
  globalThis.fetch = asked as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <OperationPage />
    </MemoryRouter>,
    person,
  )
  return { asked }
}
const title = 'This page is for whoever runs this installation'

test('whoever does not run the installation is told so, with a way on, and nothing is asked for', () => {
  const { asked } = open({})
  screen.getByRole('heading', { name: title, level: 1 })
  expect(screen.getByRole('link', { name: 'My Documents' }).getAttribute('href')).toBe('/documents')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('whoever ran it until a moment ago is told the same', async () => {
  open({ isOperator: true })
  await screen.findByRole('heading', { name: title, level: 1 })
  expect(screen.queryByRole('alert')).toBeNull()
})
