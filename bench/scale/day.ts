import { at as quantile } from '../measure/load.ts'
import { createChance, drawn, zipf, type Chance } from './chance.ts'
import { createClockwork, createStation, type Clockwork, type Station } from './clockwork.ts'

/** What comes, and when. */
export interface Demand {
  owners: number
  answersADay: number
  /** How the day's answers are spread over its hours, in any unit. */
  shape: readonly number[]
  /** Minutes at the beginning of the busiest hour in which so many times as much comes: a mail to all customers. */
  rush: { minutes: number; times: number }
}

/** What each step takes: CPU as measured, the rest as assumed. Milliseconds. */
export interface Costs {
  gatewayCpu: number
  chatCpu: number
  billingCpu: number
  /** The vector of a question at the endpoint of the model. */
  questionVector: number
  /** One command to MongoDB, and how many an answer waits for, and its event. */
  command: number
  commandsOfAnswer: number
  commandsOfEvent: number
  search: number
  /** The whole answer of the model. */
  model: { median: number; spread: number }
}

/** What runs. */
export interface Park {
  gateway: number
  chat: number
  billing: number
  partitions: number
  /** Of each chat process. */
  modelCalls: number
  lookedUp: number
  lookedUpPerOwner: number
  /** Events that a consumer handles at the same time. */
  handledAtOnce: number
}

export interface Outcome {
  answers: number
  /** Seconds of simulated time. */
  seconds: number
  /** Milliseconds that an answer waited: for Docent's own places, in the order in which it meets them. */
  waited: Record<'gateway' | 'turn' | 'chat' | 'modelCall' | 'all', { p50: number; p99: number; longest: number }>
  /** Share of the time in which a process of it worked, in its busiest minute. */
  busiest: Record<'gateway' | 'chat' | 'billing' | 'modelCall', number>
  /** Answers a second in the busiest minute. */
  most: number
  /** Commands a second to MongoDB in the busiest minute. */
  commands: number
  /** Oldest event that billing had not handled, in seconds. */
  lagSeconds: number
}

const MINUTE = 60_000

/** Hours of the day that are looked at, and how many times as much comes as in `demand`. */
export interface Look {
  from: number
  to: number
  times: number
  seed: number
}

/** Simulates a part of a day, answer by answer. */
export function simulate(demand: Demand, costs: Costs, park: Park, look: Look): Outcome {
  const clock = createClockwork()
  const chance = createChance(look.seed)
  const { sums } = zipf(demand.owners)
  const stations = open(clock, park)
  const waits = { gateway: [], turn: [], chat: [], modelCall: [], all: [] } as Record<string, number[]>
  const perMinute = new Map<number, number>()
  const lags: number[] = []
  const samples: { gateway: number; chat: number; billing: number; modelCall: number }[] = []
  const pick = (of: readonly Station[]) => of[Math.floor(chance.next() * of.length)] as Station
  let answers = 0

  function ask(): void {
    const owner = drawn(sums, chance.next())
    const minute = Math.floor(clock.now() / MINUTE)
    perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1)
    answers += 1
    const process = Math.floor(chance.next() * park.chat)
    const chat = stations.chat[process] as ChatProcess
    let waited = 0
    const note = (where: string, ms: number) => {
      waited += ms
      waits[where]?.push(ms)
    }
    pick(stations.gateway).hold(costs.gatewayCpu, (forGateway) => {
      note('gateway', forGateway)
      chat.turns(owner).take((freeOwner, forOwner) => {
        chat.lookedUp.take((freeTurn, forTurn) => {
          note('turn', forOwner + forTurn)
          chat.thread.hold(costs.chatCpu / 2, (forThread) => {
            const looking = costs.questionVector + costs.commandsOfAnswer * costs.command + costs.search
            clock.after(looking, () => {
              freeTurn()
              freeOwner()
              chat.modelCalls.take((freeCall, forCall) => {
                note('modelCall', forCall)
                clock.after(chance.lognormal(costs.model.median, costs.model.spread), () => {
                  freeCall()
                  chat.thread.hold(costs.chatCpu / 2, (again) => {
                    note('chat', forThread + again)
                    waits['all']?.push(waited)
                    said(owner)
                  })
                })
              })
            })
          })
        })
      })
    })
  }

  /** The event of an answer, at the process that has the owner's partition; events of an owner wait for each other. */
  function said(owner: number): void {
    const since = clock.now()
    const partition = (owner * 2_654_435_761) % park.partitions
    const process = stations.billing[partition % park.billing] as BillingProcess
    process.lane(owner).take((freeLane) => {
      process.places.take((freePlace) => {
        process.thread.hold(costs.billingCpu, () =>
          clock.after(costs.commandsOfEvent * costs.command, () => {
            freePlace()
            freeLane()
            lags.push(clock.now() - since)
          }),
        )
      })
    })
  }

  arrivals(clock, chance, demand, look, ask)
  const begin = look.from * 60 * MINUTE
  const end = look.to * 60 * MINUTE
  for (let time = begin; time <= end; time += MINUTE) clock.at(time, () => samples.push(busy(stations)))
  clock.run()

  const shareOf = (kind: keyof (typeof samples)[number], places: number) =>
    Math.max(...samples.slice(1).map((one, index) => (one[kind] - (samples[index]?.[kind] ?? 0)) / (MINUTE * places)))
  const most = Math.max(...perMinute.values()) / 60
  return {
    answers,
    seconds: (end - begin) / 1000,
    waited: Object.fromEntries(Object.entries(waits).map(([where, all]) => [where, spread(all)])) as Outcome['waited'],
    busiest: {
      gateway: shareOf('gateway', park.gateway),
      chat: shareOf('chat', park.chat),
      billing: shareOf('billing', park.billing),
      modelCall: shareOf('modelCall', park.chat * park.modelCalls),
    },
    most,
    commands: most * (costs.commandsOfAnswer + costs.commandsOfEvent),
    lagSeconds: lags.reduce((longest, one) => Math.max(longest, one), 0) / 1000,
  }
}

/** As many a minute as the shape of the day says, each moment as likely as another. */
function arrivals(clock: Clockwork, chance: Chance, demand: Demand, look: Look, ask: () => void): void {
  const total = demand.shape.reduce((sum, one) => sum + one, 0)
  const busiest = demand.shape.indexOf(Math.max(...demand.shape))
  const end = look.to * 60 * MINUTE
  const meanGap = (time: number) => {
    const hour = Math.floor(time / MINUTE / 60)
    const isRush = hour === busiest && time - hour * 60 * MINUTE < demand.rush.minutes * MINUTE
    const share = ((demand.shape[hour] ?? 0) / total) * (isRush ? demand.rush.times : 1)
    return (60 * MINUTE) / (demand.answersADay * look.times * share)
  }
  const come = (): void => {
    ask()
    const time = clock.now() + chance.exponential(meanGap(clock.now()))
    if (time < end) clock.at(time, come)
  }
  clock.at(look.from * 60 * MINUTE, come)
}

interface ChatProcess {
  thread: Station
  lookedUp: Station
  modelCalls: Station
  /** The places of one owner. */
  turns(owner: number): Station
}
interface BillingProcess {
  thread: Station
  places: Station
  lane(owner: number): Station
}
interface Stations {
  gateway: Station[]
  chat: ChatProcess[]
  billing: BillingProcess[]
}

function open(clock: Clockwork, park: Park): Stations {
  const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
  const each = (places: number) => {
    const all = new Map<number, Station>()
    return (owner: number) => {
      const known = all.get(owner) ?? createStation(clock, places)
      all.set(owner, known)
      return known
    }
  }
  return {
    // Node has one thread for what is not the engine's.
    gateway: times(park.gateway, () => createStation(clock, 1)),
    chat: times(park.chat, () => ({
      thread: createStation(clock, 1),
      lookedUp: createStation(clock, park.lookedUp),
      modelCalls: createStation(clock, park.modelCalls),
      turns: each(park.lookedUpPerOwner),
    })),
    billing: times(park.billing, () => ({
      thread: createStation(clock, 1),
      places: createStation(clock, park.handledAtOnce),
      lane: each(1),
    })),
  }
}

const busy = ({ gateway, chat, billing }: Stations) => {
  const sum = (all: readonly Station[]) => all.reduce((total, one) => total + one.busyMs(), 0)
  return {
    gateway: sum(gateway),
    chat: sum(chat.map(({ thread }) => thread)),
    billing: sum(billing.map(({ thread }) => thread)),
    modelCall: sum(chat.map(({ modelCalls }) => modelCalls)),
  }
}

function spread(values: readonly number[]) {
  const sorted = Float64Array.from(values).sort()
  const all = sorted as unknown as readonly number[]
  return { p50: quantile(all, 0.5), p99: quantile(all, 0.99), longest: sorted.at(-1) ?? 0 }
}
