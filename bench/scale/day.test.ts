import { describe, expect, test } from '@jest/globals'
import { createChance, drawn, zipf } from './chance.ts'
import { createClockwork, createStation } from './clockwork.ts'
import { simulate, type Costs, type Demand, type Park } from './day.ts'

/** Mean wait of a queue with one place, exponential arrivals and a fixed time each (Pollaczek and Khinchine). */
const waitOfOnePlace = (each: number, share: number) => (share * each) / (2 * (1 - share))

describe('a station', () => {
  test.each([0.3, 0.6, 0.9])('at %s of its time makes wait for as long as the formula says', (share) => {
    const clock = createClockwork()
    const chance = createChance(11)
    const station = createStation(clock, 1)
    let waits = 0
    let served = 0
    const come = (left: number): void => {
      station.hold(10, (waited) => {
        waits += waited
        served += 1
      })
      if (left > 0) clock.after(chance.exponential(10 / share), () => come(left - 1))
    }
    clock.at(0, () => come(300_000))
    clock.run()
    expect(served).toBe(300_001)
    expect(station.busyMs()).toBe(3_000_010)
    expect(waits / served / waitOfOnePlace(10, share)).toBeCloseTo(1, 1)
  })

  test('serves in the order of arrival, and as many at once as it has places', () => {
    const clock = createClockwork()
    const station = createStation(clock, 2)
    const ends: string[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      clock.at(0, () => station.hold(10, (waited) => ends.push(`${name} waited ${waited}, ended ${clock.now()}`)))
    }
    clock.run()
    expect(ends).toEqual([
      'a waited 0, ended 10',
      'b waited 0, ended 10',
      'c waited 10, ended 20',
      'd waited 10, ended 20',
    ])
    expect(station.longestLine()).toBe(2)
  })
})

test('the largest of 10,000 owners has a tenth of the answers, as the formula says', () => {
  const { sums, share } = zipf(10_000)
  const chance = createChance(3)
  let largest = 0
  for (let draw = 0; draw < 100_000; draw++) if (drawn(sums, chance.next()) === 0) largest += 1
  expect(share(0)).toBeCloseTo(0.102, 3)
  expect(largest / 100_000).toBeCloseTo(share(0), 2)
})

describe('a day', () => {
  const demand: Demand = { owners: 100, answersADay: 240_000, shape: Array(24).fill(1), rush: { minutes: 0, times: 1 } }
  const costs: Costs = {
    gatewayCpu: 1,
    chatCpu: 10,
    billingCpu: 1,
    questionVector: 20,
    command: 2,
    commandsOfAnswer: 4,
    commandsOfEvent: 2,
    search: 5,
    model: { median: 1_000, spread: 1.5 },
  }
  const park: Park = {
    gateway: 1,
    chat: 2,
    billing: 1,
    partitions: 6,
    modelCalls: 32,
    lookedUp: 64,
    lookedUpPerOwner: 2,
    handledAtOnce: 16,
  }
  const look = { from: 1, to: 2, times: 1, seed: 5 }

  test('has as many answers as were asked for, and each place works as long as they take', () => {
    const outcome = simulate(demand, costs, park, look)
    // 10,000 an hour, as chance has it.
    expect(outcome.answers).toBeGreaterThan(9_600)
    expect(outcome.answers).toBeLessThan(10_400)
    const perSecond = outcome.answers / 3_600
    expect(outcome.busiest.gateway).toBeGreaterThanOrEqual(perSecond * 0.001)
    expect(outcome.busiest.gateway).toBeLessThan(perSecond * 0.001 * 1.5)
    expect(outcome.busiest.chat / (perSecond * 0.005)).toBeCloseTo(1, 0)
    expect(outcome.lagSeconds).toBeGreaterThanOrEqual(0.005)
  })

  test('is the same for the same seed, and another for another', () => {
    expect(simulate(demand, costs, park, look)).toEqual(simulate(demand, costs, park, look))
    expect(simulate(demand, costs, park, { ...look, seed: 6 })).not.toEqual(simulate(demand, costs, park, look))
  })

  test('makes wait where there are too few places, at those places, and not where there are enough', () => {
    const enough = simulate(demand, costs, park, look)
    const few = simulate(demand, costs, { ...park, modelCalls: 1 }, look)
    expect(enough.waited.modelCall.p99).toBe(0)
    expect(few.waited.modelCall.p50).toBeGreaterThan(1_000)
    expect(few.waited.gateway.p99).toBe(enough.waited.gateway.p99)
  })
})
