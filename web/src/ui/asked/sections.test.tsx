/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { renderSignedIn } from '../../testing/signed-in.tsx'
import { Sections } from './Sections.tsx'

afterEach(cleanup)

test('the page that is open is in sight, however narrow the row of pages is', () => {
  // The row is 358 wide, the last link stands 500 to 600 from its beginning.
  const places = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (
      this.tagName === 'A' ? { left: 500, right: 600, top: 0 } : { left: 0, right: 358, top: 0, height: 0 }
    ) as DOMRect
  })
  renderSignedIn(
    <MemoryRouter initialEntries={['/conversations/handover']}>
      <Sections />
    </MemoryRouter>,
  )
  expect(screen.getByRole('navigation').scrollLeft).toBeGreaterThanOrEqual(600 - 358)
  places.mockRestore()
})
