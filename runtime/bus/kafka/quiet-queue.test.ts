import { expect, jest, test } from '@jest/globals'
import { quietQueues, type RequestQueue } from './quiet-queue.ts'

interface Queue extends RequestQueue {
  push(request: {
    entry: { correlationId: number; resolve: () => void }
    expectResponse: boolean
    sendRequest: () => void
  }): void
  fulfillRequest(answer: { correlationId: number; payload: null; size: number }): void
  maybeThrottle(ms: number): void
  destroy(): void
}

const logger = { debug() {}, warn() {} }

function queueOf(maxInFlightRequests: number): Queue {
  const Made = quietQueues() as unknown as new (options: object) => Queue
  const emitter = { emit() {} }
  return new Made({
    instrumentationEmitter: emitter,
    maxInFlightRequests,
    requestTimeout: 1_000,
    enforceRequestTimeout: false,
    clientId: 'test',
    broker: 'test',
    logger,
  })
}

const request = (correlationId: number, sent: number[]) => ({
  entry: { correlationId, resolve() {} },
  expectResponse: true,
  sendRequest: () => void sent.push(correlationId),
})

test('a connection on which nothing waits asks for no timer, before and after an answer', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const queue = queueOf(1)
  const sent: number[] = []
  queue.scheduleCheckPendingRequests()
  queue.push(request(1, sent))
  queue.fulfillRequest({ correlationId: 1, payload: null, size: 0 })
  expect(sent).toEqual([1])
  expect(timers).not.toHaveBeenCalled()
  timers.mockRestore()
})

test('what waits for the answer before it is sent when that is there, and what is throttled when its time is over', () => {
  jest.useFakeTimers()
  try {
    const sent: number[] = []
    const queue = queueOf(1)
    queue.push(request(1, sent))
    queue.push(request(2, sent))
    expect(sent).toEqual([1])
    queue.fulfillRequest({ correlationId: 1, payload: null, size: 0 })
    expect(sent).toEqual([1, 2])
    queue.fulfillRequest({ correlationId: 2, payload: null, size: 0 })
    queue.maybeThrottle(500)
    queue.push(request(3, sent))
    jest.advanceTimersByTime(400)
    expect(sent).toEqual([1, 2])
    jest.advanceTimersByTime(200)
    expect(sent).toEqual([1, 2, 3])
    queue.destroy()
  } finally {
    jest.useRealTimers()
  }
})
