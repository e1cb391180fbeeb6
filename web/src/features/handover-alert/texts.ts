import { counted } from '../../ui/format/count.ts'

/** What every page says while a visitor wants a person. */
export const texts = {
  bar: (talks: number) =>
    talks === 1 ? 'A visitor wants to talk to a person.' : `${counted(talks, 'visitor')} want to talk to a person.`,
  answer: 'Answer',
  notification: 'A visitor wants to talk to a person',
  wrote: 'A visitor wrote to you',
}
