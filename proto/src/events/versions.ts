import type { z } from 'zod'
import type { EventDefinition, NewEvent } from './definition.ts'

/** The payload of an event of this or a former version as today's version has it. @throws ZodError when it does not fit */
export function upToDate<S extends z.ZodType>(
  { version: newest, schema, former }: EventDefinition<S>,
  version: number,
  payload: unknown,
): z.infer<S> {
  let current = payload
  for (let at = version; at < newest; at++) {
    const step = former?.[at]
    if (step) current = step.up(step.schema.parse(current))
  }
  return schema.parse(current)
}

/** The event in the words of the version before, where there is one: what the release before understands. */
export function asBefore({ former }: Pick<EventDefinition, 'former'>, event: NewEvent): NewEvent {
  const before = former?.[event.version - 1]
  return before ? { ...event, version: event.version - 1, payload: before.down(event.payload) } : event
}
