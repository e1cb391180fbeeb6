/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { api } from '../../../api/api.ts'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { Component } from './UnansweredPage.tsx'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

const group = (...questions: [turnId: string, question: string][]) => ({
  times: questions.length,
  visitors: questions.length,
  newestAt: '2026-11-25T10:00:00.000Z',
  widgetIds: ['w1'],
  nearest: null,
  questions: questions.map(([turnId, question]) => ({
    ...{ turnId, question, widgetId: 'w1', session: turnId, at: '2026-11-25T10:00:00.000Z' },
    ...{ because: 'not-found', answer: '' },
  })),
})

test('what leans on an earlier question is written by itself, beside what it was asked after', async () => {
  const one = group(['t1', 'And on Sundays?'])
  const groups = [{ ...one, questions: one.questions.map((asked) => ({ ...asked, follows: 'When are you open?' })) }]
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).includes('/unanswered')
      ? reply({ success: true, groups, more: 0 })
      : reply({ success: true, widgets: [] }),
  ) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Answer It' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Question' })
  expect(field.value).toBe('And on Sundays?')
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toContain('asked after “When are you open?”')
})

test('an answer that is being written stays, with the focus, while a visitor asks something alike or something else', async () => {
  let groups = [group(['t1', 'Do you take cards?']), group(['t2', 'Is there parking?'])]
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).includes('/unanswered')
      ? reply({ success: true, groups, more: 0 })
      : reply({ success: true, widgets: [] }),
  ) as unknown as typeof fetch
  const { store } = renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  const hear = async (now: typeof groups) => {
    groups = now
    await act(async () => {
      store.dispatch(api.util.invalidateTags(['Conversations']))
      await new Promise((next) => setTimeout(next, 50))
    })
  }
  await screen.findByText('Is there parking?')
  fireEvent.click(screen.getAllByRole('button', { name: 'Answer It' })[0] as HTMLElement)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Answer')
  field.focus()
  fireEvent.change(field, { target: { value: 'Yes, all of' } })
  const stays = (heading: string) => {
    const shown = screen.getByLabelText<HTMLTextAreaElement>('Answer')
    expect(shown).toBe(document.activeElement)
    expect([shown.value, shown.closest('li')?.querySelector('h2')?.textContent]).toEqual(['Yes, all of', heading])
  }

  await hear([group(['t3', 'Can I pay by card?'], ['t1', 'Do you take cards?']), group(['t2', 'Is there parking?'])])
  stays('Can I pay by card?')
  // The turn that named it is gone: what came to it since is known, too.
  await hear([group(['t2', 'Is there parking?']), group(['t3', 'Can I pay by card?'])])
  stays('Can I pay by card?')
  // What was one is two: it stays at one of them.
  await hear([
    group(['t4', 'Where is it?']),
    group(['t3', 'Can I pay by card?']),
    group(['t1', 'Do you take cards?']),
    group(['t2', 'Is there parking?']),
  ])
  stays('Can I pay by card?')
})

test('what visitors say of an answer that did not help them stands with it, whatever wording they asked in', async () => {
  const one = group(['t1', 'Do you take cards?'], ['t2', 'Can I pay by card?'], ['t3', 'Cards?'])
  const said = [['All of them?'], undefined, ['And in the shop?']]
  const questions = one.questions.map((asked, at) => ({ ...asked, because: 'not-helpful', comments: said[at] }))
  globalThis.fetch = jest.fn(async (address: unknown) =>
    String(address).includes('/unanswered')
      ? reply({ success: true, groups: [{ ...one, questions }, group(['t4', 'Where is it?'])], more: 0 })
      : reply({ success: true, widgets: [] }),
  ) as unknown as typeof fetch
  renderSignedIn(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  const told = await screen.findAllByText('What they say was missing or wrong')
  expect(told.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'What they say was missing or wrongAll of them?And in the shop?',
  ])
})
