import { email, owner } from './fixtures.ts'

export const session = 's-1'

/** A line of a talk. */
export const said = (n: number, text: string, who: 'visitor' | 'person' = 'visitor', id = `line-000${n}`) => ({
  n,
  id,
  who,
  by: who === 'person' ? { id: owner, name: 'Ada Lovelace' } : null,
  text,
  at: n,
})
/** What every event of one talk has. */
export const talk = { widgetId: 'w1', widgetName: 'Shop', session, by: null, returnedBy: null, again: false }

/** What a mail program sends. */
export interface Written {
  to: string
  from?: string
  text?: string
  id?: string
  fields?: string[]
}

export const mime = ({
  to,
  from = `Ada <${email}>`,
  text = 'Send it in, please.',
  id = '<one@example.test>',
  fields = [],
}: Written) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    ...(id === '' ? [] : [`Message-ID: ${id}`]),
    'Subject: Re: A visitor of your chatbot Shop wants to talk to a person',
    'MIME-Version: 1.0',
    ...(fields.some((one) => /^content-type/i.test(one)) ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...fields,
    '',
    text,
    '',
  ].join('\r\n')
