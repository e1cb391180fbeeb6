import { describe, expect, test } from '@jest/globals'
import { formOn, nextOf, stepsOf } from './steps.ts'

const none = { asked: null, seen: null, dismissed: false }
const moment = { seconds: 1_795_000_000 }

describe('the first steps', () => {
  test('nothing is done at first, and the first thing is a document', () => {
    const steps = stepsOf({ readyDocuments: 0, widgetIds: [], steps: none })
    expect(steps.map(({ isDone }) => isDone)).toEqual([false, false, false, false])
    expect(nextOf(steps)).toMatchObject({ title: 'Upload a document', to: '/documents/new' })
  })

  test('each is ticked off by its own fact, in whatever order they come', () => {
    const steps = stepsOf({ readyDocuments: 2, widgetIds: ['w2', 'w1'], steps: none })
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, false, true, false])
    expect(steps[0]?.text).toBe('2 documents can answer.')
    expect(nextOf(steps)?.to).toBe('/chat')
    expect(steps[2]?.text).toBe('2 widgets made.')
    expect(steps[3]?.to).toBe('/widgets/edit?id=w2')
  })

  test('with the bubble seen on a website nothing is left, and the website is named', () => {
    const seen = { ...moment, host: 'larkfield.example' }
    const steps = stepsOf({ readyDocuments: 1, widgetIds: ['w1'], steps: { asked: moment, seen, dismissed: false } })
    expect(nextOf(steps)).toBeUndefined()
    expect(steps[3]?.text).toBe('Opened on larkfield.example.')
  })

  test('they stand above the lists and the chat, and nowhere in the way of a form', () => {
    const forms = ['/documents', '/widgets', '/chat', '/documents/new', '/widgets/new', '/subscription-usage'].map(
      formOn,
    )
    expect(forms).toEqual(['card', 'card', 'line', undefined, undefined, undefined])
  })
})
