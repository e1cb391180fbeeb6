/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Long } from './Long.tsx'

afterEach(cleanup)

test('a long text begins with whole words, and is there whole at a press, and short again at another', () => {
  const text = 'May I bring a tandem? '.repeat(40).trim()
  const { container } = render(<Long text={text} />)
  expect(container.textContent).toMatch(/^(May I bring a tandem\? )+.*\w… Show more$/)
  expect(container.textContent?.length).toBeLessThan(320)
  fireEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }))
  expect(container.textContent).toBe(`${text} Show less`)
  fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(container.textContent).toContain('Show more')
})

test('a text that is hardly longer than its beginning stands there whole', () => {
  const text = 'May I bring a tandem? '.repeat(20).trim()
  expect(render(<Long text={text} />).container.textContent).toBe(text)
  expect(screen.queryByRole('button')).toBeNull()
})
