/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderSignedIn, reply } from '../../../testing/signed-in.tsx'
import { StarterQuestions } from './StarterQuestions.tsx'
import { texts } from './texts.ts'

const before = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = before
})

test('questions that are proposed come beside what was typed while they were awaited', async () => {
  let answer = () => undefined as void
  globalThis.fetch = jest.fn(async () => {
    await new Promise<void>((take) => (answer = take))
    return reply({ success: true, questions: ['Do you deliver?', 'Is there parking?'] })
  }) as unknown as typeof fetch
  function Form() {
    const [questions, setQuestions] = useState<readonly string[]>(['What'])
    return <StarterQuestions questions={questions} documentIds={['d1']} onChange={setQuestions} />
  }
  renderSignedIn(<Form />)
  const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  fireEvent.click(screen.getByRole('button', { name: texts.starters.propose }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'What does it cost?' } })
  await waitFor(() => (answer(), expect(fields()).toHaveLength(3)))
  expect(fields()).toEqual(['What does it cost?', 'Do you deliver?', 'Is there parking?'])
})
