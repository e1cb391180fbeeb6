/** @jest-environment ./web/testing/page.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { OwnAnswer, UnansweredGroup } from '../../../api/unanswered.ts'
import { workspaceApi } from '../../../api/workspace.ts'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Editor, type Became } from './Editor.tsx'
import { Group } from './Group.tsx'
import { OwnAnswerCard } from './OwnAnswerCard.tsx'
import { Results } from './Results.tsx'

const CAFE = { id: 'cafe', name: 'Café Morgenrot' }
const KENNEL = { id: 'kennel', name: 'Pfotenhof' }
const ALL = 'All, also those you make later'
const SOME = 'Only some'

const before = globalThis.fetch
let widgets: (typeof CAFE)[] = []
let saved: unknown[] = []
let askedAgain: { turnIds: string[] }[] = []
beforeEach(() => {
  widgets = [CAFE, KENNEL]
  saved = []
  askedAgain = []
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const body = init?.body === undefined ? undefined : JSON.parse(String(init.body))
    if (String(address).includes('/widgets')) return reply({ success: true, widgets })
    if (String(address).includes('/own-answers')) return (saved.push(body), reply({ success: true, documentId: 'd' }))
    if (String(address).includes('/embed-document')) return reply({ success: true, results: [], done: true })
    if (String(address).includes('/ask-again')) return (askedAgain.push(body), reply({ success: true, results: [] }))
    return reply({ success: false, error: 'None.', code: 'none' }, 404)
  }) as unknown as typeof fetch
})
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

function write(props: Partial<Parameters<typeof Editor>[0]> = {}) {
  const became: Became[] = []
  const { store } = renderSignedIn(
    <Editor question="Do you take cards?" {...props} onCancel={() => undefined} onSaved={(one) => became.push(one)} />,
  )
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Yes, all of them.' } })
  const knowsWidgets = () =>
    waitFor(() => expect(workspaceApi.endpoints.listWidgets.select()(store.getState() as never).data).toBeDefined())
  return { became, knowsWidgets }
}
const choice = () => screen.findByRole('group', { name: 'Which chatbots give it' })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }))

test('an answer to what one chatbot was asked is given by that one, unless more are chosen; nobody else is asked again', async () => {
  const { became } = write({ askedIn: ['cafe'], turns: [{ turnId: 't1', widgetId: 'cafe' }] })
  await choice()
  expect([radio(ALL).checked, radio(SOME).checked]).toEqual([false, true])
  expect([box('Café Morgenrot').checked, box('Pfotenhof').checked]).toEqual([true, false])
  expect(screen.queryByText(/^Visitors asked Café Morgenrot\./)).not.toBeNull()
  save()
  await waitFor(() => expect(became).toEqual([{ left: 0, results: [] }]))
  expect(saved).toEqual([{ question: 'Do you take cards?', answer: 'Yes, all of them.', widgetIds: ['cafe'] }])
  expect(askedAgain).toMatchObject([{ turnIds: ['t1'], documentId: 'd' }])
})

test('an answer to what several were asked is given by all; narrowed, it is asked again only where it is given', async () => {
  const turns = [
    { turnId: 't1', widgetId: 'cafe' },
    { turnId: 't2', widgetId: 'kennel' },
  ]
  const { became } = write({ askedIn: ['cafe', 'kennel'], turns })
  await choice()
  expect(radio(ALL).checked).toBe(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(radio(SOME))
  expect([box('Café Morgenrot').checked, box('Pfotenhof').checked]).toEqual([true, true])
  fireEvent.click(box('Pfotenhof'))
  save()
  await waitFor(() => expect(became).toMatchObject([{ left: 1 }]))
  expect(saved).toMatchObject([{ widgetIds: ['cafe'] }])
  expect(askedAgain).toMatchObject([{ turnIds: ['t1'] }])
})

test('an answer that nobody asked for is given by all, and one for none is not saved', async () => {
  write()
  await choice()
  expect(radio(ALL).checked).toBe(true)
  fireEvent.click(radio(SOME))
  save()
  expect((await choice()).textContent).toContain('Choose at least one chatbot.')
  expect(saved).toEqual([])
  fireEvent.click(radio(ALL))
  save()
  await waitFor(() => expect(saved).toEqual([{ question: 'Do you take cards?', answer: 'Yes, all of them.' }]))
})

test.each([
  ['a new one counts for all', { askedIn: ['cafe'] }, undefined],
  ['a former one keeps what it was for', { replaces: 'd0', widgetIds: ['cafe', 'gone'] }, ['cafe', 'gone']],
])('with one chatbot there is nothing to choose: %s', async (_, props, sent) => {
  widgets = [CAFE]
  await write(props).knowsWidgets()
  expect(screen.queryByRole('group')).toBeNull()
  save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((saved[0] as { widgetIds?: string[] }).widgetIds).toEqual(sent)
})

test('an answer whose chatbots are deleted has to be given to others before it is saved', async () => {
  widgets = [CAFE]
  write({ replaces: 'd0', widgetIds: ['gone'] })
  await choice()
  expect([radio(SOME).checked, box('Café Morgenrot').checked]).toEqual([true, false])
  save()
  expect((await choice()).textContent).toContain('Choose at least one chatbot.')
  fireEvent.click(box('Café Morgenrot'))
  save()
  await waitFor(() => expect(saved).toMatchObject([{ widgetIds: ['cafe'] }]))
})

const answer: OwnAnswer = {
  ...{ documentId: 'd1', question: 'Do you take cards?', answer: 'Yes.', widgetIds: null },
  ...{ status: 'ready', reason: null, savedAt: { seconds: 1 } },
}
test.each([
  ['all', [CAFE, KENNEL], null, 'given by every chatbot'],
  [
    'some, without those that are deleted',
    [CAFE, KENNEL],
    ['kennel', 'gone', 'cafe'],
    'given by Pfotenhof and Café Morgenrot',
  ],
  ['none, as those it was for are deleted', [CAFE, KENNEL], ['gone'], 'Given by no chatbot'],
  ['none, as those it was for are deleted, with one', [CAFE], ['gone'], 'Given by no chatbot'],
  ['the only one', [CAFE], ['cafe'], undefined],
  ['the only one, as all', [CAFE], null, undefined],
])('the list says which chatbots give an answer: %s', (_, all, widgetIds, said) => {
  const nothing = () => undefined
  const props = { answer: { ...answer, widgetIds }, widgets: all, now: new Date(), onSaved: nothing, onDelete: nothing }
  renderSignedIn(<OwnAnswerCard {...props} />)
  if (said === undefined) expect(screen.queryByText(/given by/i)).toBeNull()
  else expect(screen.queryByText(said)).not.toBeNull()
})

test('a group of questions names every chatbot that was asked, and each wording its own', () => {
  const question = {
    session: 's',
    because: 'not-found',
    answer: '',
    times: 1,
    newestAt: '2026-11-25T10:00:00.000Z',
  } as const
  const group: UnansweredGroup = {
    ...{ times: 2, visitors: 2, newestAt: question.newestAt, widgetIds: ['cafe', 'kennel'], nearest: null },
    questions: [
      { ...question, turnId: 't1', question: 'Do you take cards?', widgetId: 'cafe' },
      { ...question, turnId: 't2', question: 'Can I pay by card?', widgetId: 'kennel' },
    ],
  }
  const props = { group, widgets: [CAFE, KENNEL] as never, now: new Date() }
  renderSignedIn(
    <MemoryRouter>
      <Group {...props} onSaved={() => undefined} onPutAway={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.queryByText('Café Morgenrot and Pfotenhof')).not.toBeNull()
  const [wording] = within(screen.getByRole('group')).getAllByRole('listitem')
  expect(wording?.textContent).toBe('Can I pay by card? Pfotenhof')
})

test('after saving, questions of chatbots that do not give the answer are said to stay open', () => {
  const outcome = { question: 'Do you take cards?', questions: [], results: [], left: 2 }
  renderSignedIn(<Results outcome={outcome} onClose={() => undefined} />)
  expect(screen.queryByRole('heading', { name: 'Answer saved' })).not.toBeNull()
  expect(screen.queryByText(/^2 questions stay open/)).not.toBeNull()
})
