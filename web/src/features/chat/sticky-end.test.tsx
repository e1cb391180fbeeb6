/** @jest-environment ./web/testing/page.mjs */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useStickyEnd } from './useStickyEnd.ts'

const { ResizeObserver: observer } = globalThis
let resized = () => {}
beforeAll(() => {
  Element.prototype.scrollTo = function scrollTo(this: Element, given?: number | ScrollToOptions) {
    this.scrollTop = (given as ScrollToOptions).top ?? 0
  } as Element['scrollTo']
  globalThis.ResizeObserver = class {
    constructor(told: () => void) {
      resized = told
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver
})
afterEach(cleanup)
afterAll(() => {
  globalThis.ResizeObserver = observer
})

function Talk({ turns }: { turns: readonly { id: string }[] }) {
  return (
    <section ref={useStickyEnd(turns)} aria-label="talk">
      <div />
    </section>
  )
}

/** jsdom lays nothing out: the talk is as tall as it is said to be, in a view of 400 pixels. */
function open() {
  let height = 400
  const turns: { id: string }[] = []
  const { rerender } = render(<Talk turns={[]} />)
  const box = screen.getByRole('region', { name: 'talk' })
  Object.defineProperties(box, { scrollHeight: { get: () => height }, clientHeight: { value: 400 } })
  return {
    box,
    ask: (to: number) => {
      height = to
      turns.push({ id: `turn-${turns.length}` })
      rerender(<Talk turns={[...turns]} />)
    },
    grow: (to: number) => {
      height = to
      act(resized)
    },
    growUnseen: (to: number) => (height = to),
    told: () => fireEvent.scroll(box),
    scroll: (to: number) => {
      box.scrollTop = to
      fireEvent.scroll(box)
    },
  }
}

test('a talk that grew before its own scroll was told of stays at its end', () => {
  const { box, ask, grow, growUnseen, told } = open()
  ask(900)
  expect(box.scrollTop).toBe(500)
  growUnseen(1_100)
  told()
  grow(1_100)
  expect(box.scrollTop).toBe(700)
})

test('who scrolled up to read stays there, until they come back to the end or ask', () => {
  const { box, ask, grow, scroll } = open()
  ask(900)
  scroll(100)
  grow(1_100)
  expect(box.scrollTop).toBe(100)
  scroll(690)
  grow(1_300)
  expect(box.scrollTop).toBe(900)
  scroll(100)
  ask(1_500)
  expect(box.scrollTop).toBe(1_100)
})
