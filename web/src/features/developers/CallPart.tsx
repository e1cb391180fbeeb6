import { Code } from './Code.tsx'
import type { Example } from './examples.ts'
import type { CallView } from './reference.ts'
import { texts } from './texts.ts'

interface CallPartProps {
  call: CallView
  example: Example | undefined
  /** Puts the address of the installation in. */
  here(text: string): string
}

/** One call: who may make it, what it takes, answers and refuses, and an example. */
export function CallPart({ call, example, here }: CallPartProps) {
  const { name, method, path, summary, role, fields, answer, isFile, hasEvents } = call
  const refuses = Object.entries(example?.refuses ?? {})
  return (
    <section className="call" data-call={name} aria-labelledby={name}>
      <h3 id={name} tabIndex={-1}>
        <b>{method}</b> <code>{path}</code>
      </h3>
      <p>{summary}.</p>
      <h4>{texts.who}</h4>
      <p>{role === undefined ? texts.anybodyWithKey : texts.token(role)}</p>
      <h4>{texts.fields}</h4>
      {fields.length === 0 && <p>{texts.nothing}</p>}
      {fields.length > 0 && (
        <dl className="fields">
          {fields.map((field) => (
            <div key={`${field.place} ${field.name}`}>
              <dt>
                <code>{field.name}</code>{' '}
                <small>
                  {field.place === 'query' ? texts.query : texts.body}
                  {field.required && `, ${texts.required}`}
                </small>
              </dt>
              <dd>
                <code>{field.type}</code>
                {field.text !== '' && <p>{field.text}</p>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {example && (
        <>
          <Code label={texts.shell} text={here(example.curl)} />
          <Code label={texts.javascript} text={here(example.client)} />
        </>
      )}
      <h4>{texts.answers}</h4>
      {isFile ? <p>{texts.file}</p> : <Code label={texts.answers} text={answer} />}
      {hasEvents && <p>{texts.events}</p>}
      <h4>{texts.refused}</h4>
      {refuses.length === 0 && <p>{texts.only}</p>}
      {refuses.length > 0 && (
        <ul className="refusals">
          {refuses.map(([code, status]) => (
            <li key={code}>
              {status} <code>{code}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
