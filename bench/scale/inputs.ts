import { readFileSync } from 'node:fs'
import type { Costs, Demand, Park } from './day.ts'
import { measuredFile, type Measured } from './measure.ts'

/** One thing the simulation rests on, and where it comes from. */
export interface Input {
  what: string
  value: string
  from: string
}

/** Commands to MongoDB for an answer to a visitor, and for the event that follows: a test counts both together on the wire. */
const COMMANDS = { answer: 3, event: 1 }
const HOURS = [1, 1, 1, 1, 1, 2, 4, 7, 9, 10, 11, 10, 9, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2]

export const demand: Demand = {
  owners: 10_000,
  answersADay: 1_000_000,
  shape: HOURS,
  rush: { minutes: 5, times: 3 },
}

/** What the settings say where nobody has changed them, and two processes of what people wait for. */
export const beginning: Park = {
  gateway: 2,
  chat: 2,
  billing: 1,
  partitions: 6,
  modelCalls: 32,
  lookedUp: 64,
  lookedUpPerOwner: 2,
  handledAtOnce: 16,
}

export function readInputs(): { costs: Costs; measured: Measured; inputs: Input[] } {
  const measured = JSON.parse(readFileSync(measuredFile, 'utf8')) as Measured
  const { answerCpuMs } = measured
  const costs: Costs = {
    gatewayCpu: answerCpuMs.gateway,
    chatCpu: answerCpuMs.chat,
    billingCpu: answerCpuMs.billing,
    questionVector: 100,
    command: 2,
    commandsOfAnswer: COMMANDS.answer,
    commandsOfEvent: COMMANDS.event,
    search: 5,
    model: { median: 4_000, spread: 2 },
  }
  const ms = (value: number) => `${value.toPrecision(3)} ms`
  const each = `measured: scale-inputs.json, \`${measured.command}\` on ${measured.machine}`
  const inputs: Input[] = [
    { what: 'CPU of the gateway for an answer', value: ms(costs.gatewayCpu), from: each },
    { what: 'CPU of chat for an answer', value: ms(costs.chatCpu), from: each },
    { what: 'CPU of billing for the event of an answer', value: ms(costs.billingCpu), from: each },
    {
      what: 'commands to MongoDB for an answer to a visitor, and for its event',
      value: `${COMMANDS.answer} and ${COMMANDS.event}`,
      from: 'counted: `services/standalone/test/commands-on-the-wire.test.ts`',
    },
    {
      what: 'calls, looked-up questions, partitions',
      value: 'as the settings are',
      from: 'docs/reference/settings.md',
    },
    { what: 'one command to MongoDB', value: ms(costs.command), from: 'assumed: a replica set nearby' },
    { what: 'one search in Qdrant', value: ms(costs.search), from: 'assumed' },
    {
      what: 'the vector of a question',
      value: ms(costs.questionVector),
      from: 'assumed: an endpoint over the internet',
    },
    {
      what: 'the answer of the model',
      value: 'median 4 s, one of six above 8 s',
      from: 'assumed: 300 words of a hosted model',
    },
    {
      what: 'the day',
      value: `${demand.owners.toLocaleString('en-US')} owners, ${demand.answersADay.toLocaleString('en-US')} answers; the hours weigh ${HOURS.join(' ')}`,
      from: 'assumed: shops of one continent',
    },
    {
      what: 'owners',
      value: 'the n-th has 1/n of what the first has: the first a tenth of all',
      from: "assumed: Zipf's law",
    },
    {
      what: 'a rush',
      value: `three times as much for ${demand.rush.minutes} minutes in the busiest hour`,
      from: 'assumed: a mail to all customers',
    },
  ]
  return { costs, measured, inputs }
}
