import type { ReactNode } from 'react'
import { tag, Unless, When } from '../../ui/fill.tsx'
import type { LegalText } from './texts.ts'

/** A page of text: one column, a title for each part, and who stands behind it. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <article className="wrap legal">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <Operator />
      {text.parts.map(({ id, title, paragraphs, list }) => (
        <section id={id} key={id}>
          <h2>{title}</h2>
          {paragraphs?.map((one) => (
            <p key={one}>{one}</p>
          ))}
          {list && (
            <ul>
              {list.map(([name, words]) => (
                <li key={name}>
                  <b>{name}</b> {words}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {children}
    </article>
  )
}

/** Who runs this installation, as far as they have said so. */
function Operator() {
  return (
    <section id="operator">
      <h2>Who runs this installation</h2>
      <When is="operatorName">
        <p className="lines">
          {tag('operatorName')}
          <When is="operatorAddress">
            {'\n'}
            {tag('operatorAddress')}
          </When>
          <When is="operatorEmail">
            {'\n'}
            <a href={`mailto:${tag('operatorEmail')}`}>{tag('operatorEmail')}</a>
          </When>
        </p>
      </When>
      <Unless is="operatorName">
        <div className="note warn">
          <p>
            <b>The operator of this installation has not filled in a name yet.</b> Docent is software that anybody can
            run; whoever runs it is responsible for it. Operators: set OPERATOR_NAME, OPERATOR_ADDRESS and
            OPERATOR_EMAIL before you let others in.
          </p>
        </div>
      </Unless>
    </section>
  )
}
