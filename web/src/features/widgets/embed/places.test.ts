/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { places } from './places.ts'

const src = 'https://docent.example/widget.js?id=w'
const code = places.find(({ key }) => key === 'react')?.code?.({ src, widgetId: 'w' }) ?? ''

type Effect = () => () => void
const page = window as unknown as { Docent: { destroy(widgetId: string): void } | undefined }

/** Runs the component as it is pasted; what it gives to `useEffect`. */
function pasted(): Effect {
  const effects: Effect[] = []
  const body = code.replace(/^import .*$/m, '').replace('export function', 'return function')
  // oxlint-disable-next-line typescript/no-implied-eval -- what owners paste is run as it is
  const component = new Function('useEffect', body)((effect: Effect) => effects.push(effect)) as () => null
  expect(component()).toBeNull()
  return effects[0] as Effect
}

/** The script arrives: it makes the bubble, unless there is one, and then its element is told. */
function arrive(script: Element | null): void {
  bubbles.add('w')
  page.Docent = { destroy: (widgetId) => void bubbles.delete(widgetId) }
  script?.dispatchEvent(new Event('load'))
}

const bubbles = new Set<string>()
const script = () => document.head.querySelector<HTMLScriptElement>('script[data-widget-id=w]')

afterEach(() => {
  bubbles.clear()
  page.Docent = undefined
  document.head.replaceChildren()
})

test('for React: the bubble comes and leaves with the component', () => {
  const leave = pasted()()
  expect(script()?.src).toBe(src)
  arrive(script())
  expect([...bubbles]).toEqual(['w'])
  leave()
  expect([...bubbles]).toEqual([])
  expect(script()).toBeNull()
})

test('for React: a script that arrives after the component has left brings no bubble', () => {
  const leave = pasted()()
  const late = script()
  leave()
  arrive(late)
  expect([...bubbles]).toEqual([])
})

test('for React: a component that left and came back has its bubble', () => {
  const effect = pasted()
  const leave = effect()
  const first = script()
  leave()
  effect()
  // Scripts that are not async run in their order.
  expect([first?.async, script()?.async]).toEqual([false, false])
  arrive(first)
  arrive(script())
  expect([...bubbles]).toEqual(['w'])
})
