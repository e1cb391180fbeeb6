import { expect, test } from '@jest/globals'
import { createLine, type Waiting } from '../src/reading/line.ts'

function lineOf(workers: number, isAlone?: () => boolean) {
  let now = 1_000
  const line = createLine<Waiting>({ workers, now: () => now, isAlone })
  const push = (owner: string, bytes: number) => {
    const task = { owner, bytes }
    line.push(task)
    return task
  }
  const name = (task: Waiting | undefined) => task && `${task.owner} ${task.bytes}`
  return { line, push, next: () => name(line.next()), pass: (ms: number) => (now += ms) }
}

test('an owner of whom nothing is read comes before one who sends many files, and short files before long ones', () => {
  const { line, push, next } = lineOf(2)
  const first = push('mallory', 5)
  for (const bytes of [900, 4, 300]) push('mallory', bytes)
  push('ada', 5_000)
  push('ines', 20)
  expect(next()).toBe('mallory 4')
  expect([next(), next()]).toEqual(['ines 20', 'ada 5000'])
  line.over(first)
  expect([next(), next(), next(), next()]).toEqual(['mallory 5', 'mallory 300', 'mallory 900', undefined])
})

test('an owner whose file ran into its limit comes last and never has all threads, for ten minutes', () => {
  const { line, push, next, pass } = lineOf(2)
  const slow = push('mallory', 2)
  expect(next()).toBe('mallory 2')
  line.over(slow, 'ran into its limit')
  for (const bytes of [1, 2, 3]) push('mallory', bytes)
  push('ada', 9_999)
  expect(next()).toBe('ada 9999')
  expect(next()).toBe('mallory 1')
  expect(next()).toBeUndefined()
  pass(600_000)
  expect(next()).toBe('mallory 2')
})

test('where there is one thread, nobody is shut out', () => {
  const { line, push, next } = lineOf(1)
  const slow = push('mallory', 2)
  next()
  line.over(slow, 'ran into its limit')
  push('mallory', 3)
  expect(next()).toBe('mallory 3')
})

test('who held others up comes last for a minute, and others are seen to wait only where they could begin', () => {
  const { line, push, next, pass } = lineOf(2)
  const long = push('mallory', 2)
  expect(next()).toBe('mallory 2')
  push('mallory', 3)
  expect(line.othersWait('mallory')).toBe(false)
  push('ada', 4_000)
  expect(line.othersWait('mallory')).toBe(true)
  line.over(long, 'held others up')
  expect([next(), next(), next()]).toEqual(['ada 4000', 'mallory 3', undefined])
  push('mallory', 1)
  expect(line.othersWait('ines')).toBe(false)
  pass(60_000)
  expect(line.othersWait('ines')).toBe(true)
})

test('an owner has no more than half of the threads while others are there, though these send no files', () => {
  let alone = false
  const { line, push, next } = lineOf(4, () => alone)
  const [first] = [1, 2, 3, 4].map((bytes) => push('mallory', bytes))
  expect([next(), next(), next()]).toEqual(['mallory 1', 'mallory 2', undefined])
  push('ada', 9_999)
  expect([next(), next()]).toEqual(['ada 9999', undefined])
  line.over(first as Waiting)
  expect(next()).toBe('mallory 3')
  alone = true
  expect(next()).toBe('mallory 4')
})

test('of one thread or two, one is for whoever sends files', () => {
  for (const workers of [1, 2]) {
    const { push, next } = lineOf(workers, () => false)
    for (const bytes of [1, 2]) push('mallory', bytes)
    expect([next(), next()]).toEqual(['mallory 1', undefined])
  }
})

test('nobody makes room for the files of an owner who has their share', () => {
  const { line, push, next } = lineOf(2, () => false)
  push('ada', 1)
  push('mallory', 2)
  expect([next(), next()]).toEqual(['ada 1', 'mallory 2'])
  push('mallory', 3)
  expect(line.othersWait('ada')).toBe(false)
  push('ines', 9)
  expect(line.othersWait('ada')).toBe(true)
})
