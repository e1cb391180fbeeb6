/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocentApi } from '../docent.d.ts'
import type { LauncherSettings } from '../settings.ts'
import { publish } from './api.ts'
import { createBubble } from './bubble.ts'

let cards: AbortSignal[] = []
const nothing = () => undefined
jest.unstable_mockModule(
  'https://docent.example/widget/card.js',
  () => ({
    createCard({ signal }: { signal: AbortSignal }) {
      cards.push(signal)
      return { show: nothing, hide: nothing, ask: nothing }
    },
  }),
  { virtual: true },
)

const given: LauncherSettings = {
  widgetId: 'one',
  name: 'Larkfield Pottery',
  keepHistory: true,
  color: '#3b82f6',
  position: 'bottom-right',
  size: 'medium',
  word: 'Docent',
  allowedDomains: [],
}
const api = () => window.Docent as DocentApi

beforeAll(() => {
  // jsdom has no style sheets that are made.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      css = ''
      replaceSync(css: string) {
        this.css = css
      }
    },
  })
})
afterEach(() => {
  api().destroy()
  cards = []
  delete window.Docent
})

function add(look: Partial<LauncherSettings> = {}, choices: Record<string, string> = {}): void {
  const script = document.createElement('script')
  Object.assign(script.dataset, choices)
  script.src = 'https://docent.example/widget.js'
  publish({ ...given, ...look }, (say) => createBubble(script, { ...given, ...look }, say))
}

/** From where to where the launchers of a corner stand, counted from its edge. */
const places = (corner = 'bottom-right') =>
  [...document.querySelectorAll(`docent-bubble[at=${corner}]`)]
    .map(({ shadowRoot }) => {
      const [sheet] = (shadowRoot as ShadowRoot).adoptedStyleSheets as unknown as { css: string }[]
      const [, from, px] = /(?:left|right):(\d+)px;width:(\d+)px/.exec(sheet?.css ?? '') ?? []
      return [Number(from), Number(from) + Number(px)] as const
    })
    .sort(([a], [b]) => a - b)

const labels = () =>
  [...document.querySelectorAll('docent-bubble')].map((one) => one.shadowRoot?.querySelector('button')?.ariaLabel)

test('what else the page calls by its name does not keep it away', () => {
  const named = document.createElement('div')
  named.id = 'Docent'
  document.body.append(named)
  add()
  expect(labels()).toEqual(['Chat: Larkfield Pottery'])
  api().destroy()
  named.remove()
  Object.assign(window, { Docent: { is: 'of somebody else' } })
  add()
  add()
  expect(labels()).toEqual(['Chat: Larkfield Pottery'])
})

test('calls that were given before it came are done', () => {
  const heard: string[] = []
  window.Docent = [['on', 'open', ({ widgetId }) => heard.push(widgetId)], ['open']]
  add()
  return new Promise((done) => setTimeout(done, 20)).then(() => expect(heard).toEqual(['one']))
})

test('a button as the guide shows it opens the chat, pressed before the script has come or after', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/integrate/README.md'), 'utf8')
  document.body.innerHTML = /<button onclick.*<\/button>/.exec(guide)?.[0] ?? ''
  const button = document.querySelector('button') as HTMLButtonElement
  const isOpen = () => document.querySelector('docent-bubble')?.shadowRoot?.querySelector('button')?.ariaExpanded
  button.click()
  add()
  expect(isOpen()).toBe('true')
  api().close()
  expect(isOpen()).toBe('false')
  button.click()
  expect(isOpen()).toBe('true')
  button.remove()
})

test('a call that there is not is named, and loses none of those after it', () => {
  const warned: unknown[] = []
  const console = jest.spyOn(globalThis.console, 'warn').mockImplementation((text: unknown) => void warned.push(text))
  const heard: string[] = []
  window.Docent = [['identify', {}], ['_'], ['on', 'open', ({ widgetId }) => heard.push(widgetId)], ['open']] as never
  add()
  console.mockRestore()
  expect(warned).toEqual(['Docent has no call "identify"', 'Docent has no call "_"'])
  return new Promise((done) => setTimeout(done, 20)).then(() => expect(heard).toEqual(['one']))
})

test('of the attributes of its script those count that are named as choices', () => {
  add({}, { name: 'analytics', word: 'Other', icon: 'M0 0', widgetId: 'x', position: 'top-left', size: 'large' })
  expect(labels()).toEqual(['Chat: Larkfield Pottery'])
  expect(places('top-left')).toEqual([[20, 92]])
})

test('launchers of different sizes in one corner stand side by side, 12 pixels apart', () => {
  add({ widgetId: 'one', size: 'large' })
  add({ widgetId: 'two', size: 'small' })
  add({ widgetId: 'three' })
  add({ widgetId: 'elsewhere', position: 'top-left' })
  expect(places()).toEqual([
    [20, 92],
    [104, 152],
    [164, 224],
  ])
  expect(places('top-left')).toEqual([[20, 80]])
})

test('one that was taken off and comes back stands where there is room', () => {
  add({ widgetId: 'one' })
  add({ widgetId: 'two' })
  api().destroy('one')
  add({ widgetId: 'one' })
  expect(places()).toEqual([
    [20, 80],
    [92, 152],
  ])
  api().destroy('one')
  add({ widgetId: 'one', size: 'large' })
  expect(places()).toEqual([
    [92, 152],
    [164, 236],
  ])
})

test.each([
  ['Escape', {}, true],
  ['what ends a composition', { isComposing: true }, false],
  ['the same in Safari, which says so by the code alone', { keyCode: 229 }, false],
])('%s', (_, more, closes) => {
  add()
  api().open()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...more }))
  const button = document.querySelector('docent-bubble')?.shadowRoot?.querySelector('button')
  expect(button?.ariaExpanded).toBe(`${!closes}`)
})

test('what a card listens to ends with its bubble, also where it was still on its way', async () => {
  const loaded = () => new Promise((done) => setTimeout(done, 20))
  add({ widgetId: 'one' })
  add({ widgetId: 'two' })
  api().open('one')
  await loaded()
  api().open('two')
  api().destroy()
  await loaded()
  expect(cards.map(({ aborted }) => aborted)).toEqual([true, true])
})
