/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import { pages, publicPages } from '../shell/pages.ts'
import { SiteHeader } from './SiteHeader.tsx'

afterEach(cleanup)

test.each(['full', 'plain'] as const)(
  'whoever is signed in finds the menu of the dashboard on public pages: %s',
  (kind) => {
    render(<SiteHeader kind={kind} path="/contact" />)
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    const own = nav.getAllByRole('link').filter((link) => kind === 'full' || link.className === 'signed-in')
    expect(own.map((link) => link.getAttribute('href'))).toEqual([
      ...pages.filter(({ isTabOnly }) => !isTabOnly).map(({ to }) => to),
      ...publicPages.map(({ href }) => href),
    ])
  },
)

test('nobody who only looks is led to conversations', () => {
  render(<SiteHeader kind="full" path="/" />)
  for (const link of screen.getAllByText('Conversations')) expect(link.className).toBe('signed-in')
})
