/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import type { DocentApi } from '../docent.d.ts'
import type { LauncherSettings } from '../settings.ts'
import { publish } from './api.ts'
import { createBubble } from './bubble.ts'

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
  delete window.Docent
})

function add(look: Partial<LauncherSettings> = {}): void {
  const script = document.createElement('script')
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
