import { describe, expect, test } from '@jest/globals'
import { createHttp } from '../http/index.ts'
import { createLog } from './index.ts'
import { continueTrace, currentTraceId, currentTraceparent, traced } from './trace.ts'

const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('traces', () => {
  test('a trace that was named goes on, with a span of its own', () => {
    const next = continueTrace(parent)
    expect(next).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(next).not.toBe(parent)
  })

  test.each(['', 'nonsense', `00-${traceId}-01`, `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`, `${parent}\n`])(
    'what is not a trace context (%j) begins a new one',
    (given) => {
      expect(continueTrace(given)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
      expect(continueTrace(given)).not.toContain(traceId)
    },
  )

  test('tasks beside each other keep their traces apart', async () => {
    const seen = await Promise.all(
      ['a', 'b'].map((letter) =>
        traced(`00-${letter.repeat(32)}-00f067aa0ba902b7-01`, async () => {
          await new Promise(setImmediate)
          return currentTraceId()
        }),
      ),
    )
    expect(seen).toEqual(['a'.repeat(32), 'b'.repeat(32)])
    expect(currentTraceparent()).toBeUndefined()
  })

  test('the log lines of a call carry its trace, and so does the request that is handed on', async () => {
    const lines: string[] = []
    const app = createHttp({
      log: createLog({ level: 'info', to: { write: (line) => void lines.push(line) } }),
      trustProxy: false,
    })
    app.post('/', async (request) => {
      request.log.info('inside')
      return { handedOn: request.raw.headers['traceparent'], now: currentTraceparent() }
    })
    const answer = await app.inject({ method: 'POST', url: '/', headers: { traceparent: parent }, payload: { a: 1 } })
    await app.close()
    const { handedOn, now } = answer.json<{ handedOn: string; now: string }>()
    expect(handedOn).toContain(traceId)
    expect(now).toBe(handedOn)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'inside', traceId, requestId: expect.any(String) })
  })
})
