import { expect, test } from '@jest/globals'
import type { AnswerEvent, Answering, Asked } from '../answering/answering.ts'
import { inTurns } from './in-turns.ts'

const never = new AbortController().signal
const first: AnswerEvent = { event: 'sources', data: { sources: [] } }

/** Answers that begin, and say their first word, when the test says so. */
function scripted() {
  const begun: string[] = []
  const words = new Map<string, () => void>()
  const answering: Answering = async function* ({ question }) {
    begun.push(question)
    await new Promise<void>((resolve) => words.set(question, resolve))
    yield first
    await new Promise(() => undefined)
  }
  let now = 0
  let busy = 0
  const rests: { ms: number; over: () => void }[] = []
  const later = (ms: number, over: () => void) => void rests.push({ ms, over })
  const turns = inTurns({ atOnce: 3, perOwner: 2, now: () => now, busy: () => busy, later })(answering)
  const ask = (owner: string, question: string, gone = never, calledOff?: AbortSignal) =>
    turns({ owner, question } as unknown as Asked, gone, calledOff).next()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    rests,
    ask,
    settled,
    pass: (ms: number) => (now += ms),
    work: (ms: number) => (busy += ms),
    say: (question: string) => words.get(question)?.(),
  }
}

test('while others ask, a few questions of one owner are looked up at once, and others come before the rest of theirs', async () => {
  const { begun, ask, settled, say } = scripted()
  void ask('ada', 'a0')
  for (let at = 0; at < 6; at++) void ask('mallory', `m${at}`)
  void ask('ines', 'i0')
  await settled()
  expect(begun).toEqual(['a0', 'm0', 'm1'])
  say('m0')
  await settled()
  expect(begun.slice(3)).toEqual(['i0'])
  say('a0')
  await settled()
  expect(begun.slice(4)).toEqual(['m2'])
})

test('who asks alone has as many as the process takes, and fewer as soon as another one asks', async () => {
  const { begun, ask, settled, say, pass } = scripted()
  void ask('ada', 'a0')
  pass(1_001)
  for (let at = 0; at < 6; at++) void ask('mallory', `m${at}`)
  await settled()
  expect(begun.slice(1)).toEqual(['m0', 'm1'])
  say('a0')
  await settled()
  expect(begun.slice(3)).toEqual(['m2'])
  void ask('ines', 'i0')
  say('m0')
  await settled()
  expect(begun.slice(4)).toEqual(['i0'])
  say('m1')
  await settled()
  expect(begun.slice(5)).toEqual(['m3'])
  say('i0')
  await settled()
  expect(begun.slice(6)).toEqual([])
})

test('an answer has its turn until its first words; whoever leaves the line is not waited for, nor who is called out of it', async () => {
  const { begun, ask, settled, say } = scripted()
  const leaving = new AbortController()
  const calling = new AbortController()
  void ask('ines', 'i0')
  void ask('ada', 'a0')
  void ask('ada', 'a1')
  const gone = ask('ada', 'gone', leaving.signal)
  const called = ask('ada', 'called', never, calling.signal)
  void ask('ada', 'a2')
  await settled()
  leaving.abort(new Error('the client left'))
  calling.abort(new Error('a person speaks'))
  await expect(gone).rejects.toThrow('the client left')
  await expect(called).rejects.toThrow('a person speaks')
  expect(begun).toEqual(['i0', 'a0', 'a1'])
  say('a1')
  await settled()
  expect(begun).toEqual(['i0', 'a0', 'a1', 'a2'])
})

test('while others ask, who keeps the process at work rests for longer than they did, and nobody else waits for that', async () => {
  const { begun, rests, ask, settled, say, work } = scripted()
  void ask('ada', 'a0')
  for (let at = 0; at < 4; at++) void ask('mallory', `m${at}`)
  await settled()
  say('a0')
  await settled()
  work(20)
  say('m0')
  await settled()
  expect(rests.map(({ ms }) => ms)).toEqual([120])
  expect(begun).toEqual(['a0', 'm0', 'm1'])
  void ask('ines', 'i0')
  await settled()
  expect(begun.slice(3)).toEqual(['i0'])
  rests[0]?.over()
  await settled()
  expect(begun.slice(4)).toEqual(['m2'])
})

test('an answer that took long has its owner rest for a quarter of a second at most, and who asks alone never rests', async () => {
  const { rests, ask, settled, say, work } = scripted()
  void ask('mallory', 'm0')
  void ask('mallory', 'm1')
  await settled()
  work(5_000)
  say('m0')
  await settled()
  expect(rests).toEqual([])
  void ask('ada', 'a0')
  await settled()
  say('m1')
  await settled()
  expect(rests.map(({ ms }) => ms)).toEqual([250])
})
