/** @jest-environment ./web/testing/page.mjs */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderSignedIn } from '../../../testing/signed-in.tsx'
import { useAvatar } from './useAvatar.ts'

afterEach(cleanup)

test('whoever leaves while a picture is on its way is not told on the next page that it failed', async () => {
  let [isSent, isStopped] = [false, false]
  class Request extends EventTarget {
    upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    send() {
      isSent = true
    }
    abort() {
      isStopped = true
      this.dispatchEvent(new Event('abort'))
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  HTMLImageElement.prototype.decode = async () => undefined
  const canvas = HTMLCanvasElement.prototype
  canvas.getContext = (() => ({ drawImage: () => undefined })) as never
  canvas.toBlob = (take) => take(new Blob(['x'], { type: 'image/png' }))

  let used: Promise<void> | undefined
  function Field() {
    const { open, opened, use } = useAvatar(() => undefined)
    return opened === undefined ? (
      <button onClick={() => void open(new Blob(['x'], { type: 'image/png' }))}>Open</button>
    ) : (
      <button onClick={() => (used = use({ x: 0, y: 0, width: 1, height: 1 }))}>Use</button>
    )
  }
  function Page() {
    const [isThere, setThere] = useState(true)
    return isThere ? (
      <>
        <Field />
        <button onClick={() => setThere(false)}>Leave</button>
      </>
    ) : null
  }
  const { toasts } = renderSignedIn(<Page />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Open')
  await screen.findByRole('button', { name: 'Use' })
  press('Use')
  await waitFor(() => expect(isSent).toBe(true))
  press('Leave')
  await act(() => used)
  expect(isStopped).toBe(true)
  expect(toasts()).toBe(JSON.stringify({ current: null }))
})
