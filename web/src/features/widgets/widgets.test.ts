import { dailyShareOf, DEFAULT_PLANS, type Plan } from '@docent/proto/plans'
import type { WidgetView } from '../../api/workspace.ts'
import { widgetSettings } from '../../testing/widget-settings.ts'
import { describe, expect, test } from '@jest/globals'
import { documentsOf, leadOf, planNoteOf, promptOf } from './describe.ts'
import { embeddedOf, isHereOnly, piecesOf, places } from './embed/places.ts'
import { hardToRead, ownOf, USUAL } from './own-look/own-look.ts'
import { refusedOf } from './Refused.tsx'
import { allows } from './entitled.ts'
import { verdictOf } from './form/colors.ts'
import { readDomains, shortDomains, tidyDomains } from './form/domains.ts'
import { draftOf, inputOf, isSame, NEW, newDraft, type Draft } from './form/draft.ts'
import { isChoosable, narrowed } from './form/pick.ts'
import { problemsOf, summaryOf } from './form/problems.ts'
import { askedOf, settingsOf } from './preview/settings.ts'

const [free, pro, business] = DEFAULT_PLANS as [Plan, Plan, Plan]
const view: WidgetView = {
  ...widgetSettings,
  id: 'w-1',
  name: 'Larkfield Pottery',
  documentIds: ['d-1'],
  allowedDomains: ['example.com', '*.example.org'],
  dailyAnswerLimit: 50,
  readOnly: false,
  version: 1,
  draft: null,
  embedCode: '<script async src="https://docent.example/a&amp;b/widget.js?id=w-1" data-widget-id="w-1"></script>',
  createdAt: { seconds: 1_760_000_000 },
}
const draft = (changes: Partial<Draft> = {}): Draft => ({ ...draftOf(view), ...changes })

describe('the list', () => {
  test('joins the parts of a prompt, and names the default one', () => {
    expect(promptOf(view)).toBe('Answer. · Quote. · Short.')
    expect(promptOf({ prompt: null })).toBe('Default prompt')
  })

  test('counts in words, against the plan', () => {
    expect(leadOf(2, pro)).toBe('The bubbles on your websites. You have two; the Pro plan holds five.')
    expect(leadOf(13, business)).toBe('The bubbles on your websites. You have 13; the Business plan has no limit.')
    expect([leadOf(0, pro), leadOf(1, undefined)]).toEqual(Array(2).fill('The bubbles on your websites.'))
    expect([documentsOf({ documentIds: [] }), documentsOf(view)]).toEqual(['no documents', '1 document'])
  })

  test('says that the plan is full before it refuses, and what became read-only', () => {
    expect(planNoteOf([], free)).toBeUndefined()
    expect(planNoteOf([view], pro)).toBeUndefined()
    expect(planNoteOf([view], business)).toBeUndefined()
    expect(planNoteOf([view], free)?.title).toBe('The Free plan holds 1 widget, and that is what you have.')
    const others = ['A', 'B'].map((name) => ({ name, readOnly: true }))
    expect(planNoteOf([view, ...others], free)?.text).toMatch(/^A and B are read-only: they go on answering/)
  })
})

describe('the form', () => {
  test('takes a color with three digits, and sends all six', () => {
    const short = draft({ color: '#fA0' })
    expect(problemsOf(short)).toEqual({})
    expect([inputOf(short).color, settingsOf(short).color]).toEqual(['#ffAA00', '#ffAA00'])
    expect(verdictOf('#fff')).toEqual(verdictOf('#ffffff'))
    expect(problemsOf(draft({ color: '#fffa' })).color).toBeDefined()
  })

  test('sends what it was given, when nothing was changed', () => {
    const { id: _, readOnly: __, embedCode: ___, createdAt: ____, version: _____, draft: ______, ...settings } = view
    expect(inputOf(draft())).toEqual({ ...settings, own: null })
    expect(isSame(draft(), draft())).toBe(true)
    expect(isSame(draft(), draft({ documentIds: [] }))).toBe(false)
  })

  test('begins with the share of a day that the server gives a new widget', () => {
    for (const plan of [...DEFAULT_PLANS, { ...free, messagesPerMonth: 5 }, { ...free, messagesPerMonth: -1 }]) {
      expect(inputOf(newDraft(plan)).dailyAnswerLimit).toBe(dailyShareOf(plan))
    }
    expect(newDraft(undefined)).toEqual(NEW)
  })

  test('has no limit and the usual greeting where the fields are empty', () => {
    const input = inputOf(draft({ dailyAnswerLimit: ' ', greetingMessage: ' ' }))
    expect(input).toMatchObject({ dailyAnswerLimit: null, greetingMessage: NEW.greetingMessage })
  })

  test('names everything that is missing in the words of the specification', () => {
    const problems = problemsOf(NEW)
    expect(Object.keys(problems)).toEqual(['name', 'mainTask', 'strategy', 'speakingStyle', 'documentIds'])
    expect(summaryOf(problems)).toBe(
      'Please fill in all required fields: name, main task, strategy, speaking style, and at least one document.',
    )
    expect(problemsOf(draft())).toEqual({})
  })

  test.each([
    ['a color', { color: '#12' }, 'Write a color as # and six digits, like #3b82f6, or three, like #fff.'],
    ['a domain', { domains: 'example.com\n\nftp://x' }, 'Line 3 of the allowed domains, "ftp://x", cannot be used'],
    ['a limit of nothing', { dailyAnswerLimit: '0' }, 'Write a whole number'],
    ['a limit in words', { dailyAnswerLimit: 'ten' }, 'Write a whole number'],
    ['half a limit', { dailyAnswerLimit: '1.5' }, 'Write a whole number'],
  ])('refuses %s that cannot be, with the reason at the field and its name at the button', (_, change, words) => {
    const problems = problemsOf(draft(change))
    expect(Object.values(problems)).toEqual([expect.stringContaining(words)])
    expect(summaryOf(problems)).toMatch(/^Please correct: [a-z ]+\.$/)
  })

  test('names every field that is wrong, whatever else is missing', () => {
    const wrong = { domains: 'ftp://x', dailyAnswerLimit: 'ten' }
    const mend = 'Please correct: allowed domains and answers a day.'
    expect(summaryOf(problemsOf(draft(wrong)))).toBe(mend)
    expect(summaryOf(problemsOf(draft({ ...wrong, name: ' ' })))).toBe(
      `Please fill in all required fields: name. ${mend}`,
    )
    expect(summaryOf({})).toBe('')
  })

  test('names every line of the domains that cannot be used, not only the first', () => {
    const said = problemsOf(draft({ domains: 'ftp://x\nexample.com\ntwo words\n*' })).domains ?? ''
    expect(said.split('\n')).toEqual([
      '3 lines of the allowed domains cannot be used.',
      'Line 1, "ftp://x": only http and https addresses can show a widget.',
      'Line 3, "two words": put one address on each line, without spaces or commas.',
      'Line 4, "*": leave the list empty to allow every website.',
    ])
  })

  test('gives lines of domains the form they are kept in, and leaves what means nothing', () => {
    const text = ' https://WWW.Example.com/shop?x=1 \n\n*.Müller.example\nwww.example.com\nnot one'
    expect(tidyDomains(text)).toBe('www.example.com\n\n*.xn--mller-kva.example\nwww.example.com\nnot one')
    expect(shortDomains(text)).toBe('www.example.com\n*.xn--mller-kva.example\nnot one')
    expect(readDomains(text)).toMatchObject({
      patterns: ['www.example.com', '*.xn--mller-kva.example'],
      problems: [{ line: 5, text: 'not one' }],
    })
    expect(readDomains(' \n')).toEqual({ patterns: [], problems: [] })
  })

  test.each([
    ['#8a3b2a', false, 'White text, 7.7 to 1. Easy to read.'],
    ['#3b82f6', true, 'Shown as #'],
    ['#ffd400', false, 'White text cannot be read on it, so the text is black, '],
  ])('says how text reads on %s', (color, isChanged, words) => {
    expect(verdictOf(color)).toMatchObject({ isChanged, text: expect.stringContaining(words) })
  })

  test('finds documents by any of their words, ready ones first, and lets only those be chosen', () => {
    const documents = [
      { title: 'Öffnungszeiten', status: 'reading' },
      { title: 'Returns and refunds', status: 'ready' },
      { title: 'Broken returns', status: 'failed' },
    ] as const
    expect(narrowed(documents, 'returns').map(({ status }) => status)).toEqual(['ready', 'failed'])
    expect(narrowed(documents, 'offnungs')).toHaveLength(1)
    expect(documents.map(isChoosable)).toEqual([false, true, false])
  })

  test('takes an own look when it is whole, and says what is hard to read', () => {
    expect(ownOf(null)).toBeNull()
    expect(ownOf({ ...USUAL, words: { en: { field: ' ' } } })).toEqual(USUAL)
    expect(ownOf({ ...USUAL, text: '#abc' })).toMatchObject({ text: '#aabbcc' })
    expect(hardToRead(USUAL)).toBeUndefined()
    expect(hardToRead({ ...USUAL, text: '#aaaaaa' })).toContain('contrast of 2.2')
    expect(problemsOf(draft({ own: { ...USUAL, header: 'red' } })).own).toContain('Header is no color')
    const footer = (text: string, url: string) => problemsOf(draft({ own: { ...USUAL, footer: { text, url } } })).own
    expect(footer('Larkfield', 'http://larkfield.example')).toContain('begins with https://')
    expect(footer('', 'https://larkfield.example')).toContain('says nothing')
    expect(footer('Larkfield', 'https://larkfield.example')).toBeUndefined()
  })

  test('lets a plan leave out the branding exactly where the server does', () => {
    const reworded = { ...pro, features: ['Your name only'] }
    const mayHide = [free, pro, business, reworded].map((plan) => allows(plan, 'branding-removal'))
    expect(mayHide).toEqual([false, true, true, true])
  })
})

describe('the preview', () => {
  test('is of no widget, has no branding, and wears no half-typed color', () => {
    expect(settingsOf(draft({ color: '#12', name: ' ' }))).toMatchObject({
      widgetId: '',
      footer: null,
      color: NEW.color,
      name: 'Your widget',
    })
  })

  test('wears an own look where the plan shows it to visitors, and nothing half-typed of it', () => {
    const own = { ...USUAL, header: '#123', background: '#10', footer: { text: ' Larkfield ', url: '' } }
    expect(settingsOf(draft({ own }), true)).toMatchObject({
      color: '#112233',
      launcher: view.color,
      css: {},
      footer: { text: 'Larkfield', url: '' },
    })
    expect(settingsOf(draft({ own }))).toMatchObject({ color: view.color, footer: null })
  })

  test('is asked with the default prompt until all three parts are there', () => {
    expect(askedOf(draft())).toEqual({ prompt: view.prompt, documentIds: ['d-1'] })
    expect(askedOf(draft({ strategy: ' ' })).prompt).toBeNull()
  })

  test('is asked as the widget that it is of, so that it knows what its owner wrote for that one', () => {
    expect(askedOf(draft(), 'w-1')).toMatchObject({ widgetId: 'w-1' })
  })
})

describe('the embed code', () => {
  test('is taken apart for those who cannot paste it as it is', () => {
    expect(embeddedOf(view.embedCode)).toEqual({ src: 'https://docent.example/a&b/widget.js?id=w-1', widgetId: 'w-1' })
  })

  test('is shown whole, with its id marked and its attributes unbroken', () => {
    const pieces = piecesOf(view.embedCode, 'w-1')
    expect(
      pieces
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).toBe(view.embedCode)
    expect(pieces.flat().filter(({ isId }) => isId)).toEqual([{ text: '"w-1"', isId: true }])
    expect(pieces).toHaveLength(2)
  })

  test.each([
    ['http://localhost:3000/widget.js', true],
    ['http://127.0.0.1:3000/widget.js', true],
    ['http://[::1]:3000/widget.js', true],
    ['https://localhost.example/widget.js', false],
    ['https://docent.example/widget.js?id=localhost', false],
    ['', false],
  ])('of %j works on this computer only: %s', (src, expected) => {
    expect(isHereOnly({ src, widgetId: 'w-1' })).toBe(expected)
  })

  test('comes with steps for each kind of website', () => {
    const labels = places.map(({ label }) => label)
    expect(labels).toEqual(['HTML', 'React', 'WordPress', 'Shopify', 'Webflow', 'It does not appear'])
    expect(places.every(({ steps }) => steps.length >= 3)).toBe(true)
    const react = places.find(({ key }) => key === 'react')?.code?.(embeddedOf(view.embedCode)) ?? ''
    expect(react).toContain('script.dataset.widgetId = "w-1"')
  })
})

describe('a website that was refused', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const refused = { host: 'shop.example', widgetId: view.id, seconds: now.getTime() / 1000 - 60 }
  const closed: WidgetView = { ...view, allowedDomains: ['example.com'] }

  test('is named with the widget it was refused for', () => {
    expect(refusedOf(refused, [closed], now)).toBe(closed)
  })

  test.each([
    ['none was', undefined, closed],
    ['it is allowed by now', refused, { ...closed, allowedDomains: ['*.example.com', 'shop.example'] }],
    ['any website may show it by now', refused, { ...closed, allowedDomains: [] }],
    ['the widget is gone', { ...refused, widgetId: 'gone' }, closed],
    ['it was longer ago than a week', { ...refused, seconds: refused.seconds - 7 * 86_400 }, closed],
  ])('is not news where %s', (_, one, widget) => {
    expect(refusedOf(one, [widget], now)).toBeUndefined()
  })
})
