/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Editor } from './Editor.tsx'
import { proposedOf } from './wordings.ts'

const before = globalThis.fetch
let saved: unknown[] = []
beforeEach(() => {
  saved = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    if (String(address).includes('/widgets')) return reply({ success: true, widgets: [] })
    if (String(address).includes('/own-answers'))
      return (saved.push(JSON.parse(String(init?.body))), reply({ success: true, documentId: 'd' }))
    return reply({ success: true, results: [], done: true })
  }) as unknown as typeof fetch
})
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const question = 'Do you take cards?'
function edit(otherWordings?: string[]) {
  renderSignedIn(
    <Editor
      question={question}
      answer="Yes."
      {...(otherWordings && { otherWordings })}
      onCancel={() => undefined}
      onSaved={() => undefined}
    />,
  )
  return screen.getByLabelText<HTMLTextAreaElement>('Other wordings')
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('each line of the field is a wording, kept once; empty lines and the question itself are none', async () => {
  const field = edit(['is plastic okay'])
  expect(field.value).toBe('is plastic okay')
  type(field, `is plastic okay\n\n  by phone? \n${question}\nby phone?`)
  save()
  await waitFor(() =>
    expect(saved).toEqual([{ question, answer: 'Yes.', otherWordings: ['is plastic okay', 'by phone?'] }]),
  )
})

test('without other wordings none are sent', async () => {
  type(edit(), ' \n')
  save()
  await waitFor(() => expect(saved).toEqual([{ question, answer: 'Yes.' }]))
})

test.each([
  ['too many', 'a\nb\nc\nd\ne\nf', 'These are 6 wordings, at most 5 are kept.'],
  ['too long', `a\n${'x'.repeat(301)}`, 'Wording 2 has 301 characters, at most 300 are kept.'],
  ['without words', 'a\n?!', '“?!” has no letter and no digit.'],
])('wordings that are %s are not sent, and the field says why', (_, typed, says) => {
  const field = edit()
  type(field, typed)
  save()
  expect(screen.queryByText(says)).not.toBeNull()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe(typed)
  expect(saved).toEqual([])
})

test('what visitors asked in other words is proposed, each once and five at most; what leans on another question is not', () => {
  const asked = (text: string, follows?: string) => ({ question: text, ...(follows !== undefined && { follows }) })
  expect(
    proposedOf([
      asked(question),
      asked('is plastic\nokay'),
      asked('is plastic okay'),
      asked('and by phone?', 'Do you take cash?'),
      asked('x'.repeat(301)),
      asked('?!'),
      ...['b', 'c', 'd', 'e', 'f'].map((one) => asked(one)),
    ]),
  ).toEqual(['is plastic okay', 'b', 'c', 'd', 'e'])
  expect(proposedOf([asked(question)])).toEqual([])
})
