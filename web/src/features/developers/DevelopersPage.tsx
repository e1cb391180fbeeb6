import { tag } from '../../ui/fill.tsx'
import { CallPart } from './CallPart.tsx'
import { Code } from './Code.tsx'
import { examples } from './examples.ts'
import { callView, shapesOf } from './reference.ts'
import { chapters, texts } from './texts.ts'

/** The address of the installation in place of its name; `$DOCENT_KEY` stays. */
const here = (text: string) => text.replaceAll(/DOCENT(?=[/'])/g, tag('publicUrl'))
/** The place of a call on this page. */
const placeOf = (name: string) => `#${name}`
const names = chapters.flatMap(({ calls }): readonly string[] => calls)

/** Every call that is open to programs, drawn from the OpenAPI document at build time. */
export function DevelopersPage() {
  return (
    <div className="wrap developers">
      <header>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <nav aria-label={texts.calls} className="calls">
        <div className="find needs-script">
          <label htmlFor="find-call">{texts.find}</label>
          <input id="find-call" className="in" type="search" autoComplete="off" />
          <p role="status" data-none={texts.noneFound} />
        </div>
        {chapters.map(({ id, title, calls }) => (
          <div key={id} data-chapter={id}>
            <h2>{title}</h2>
            <ul>
              {calls.map((name) => (
                <li key={name} data-of={name}>
                  <a href={placeOf(name)}>{callView(name).path.replace('/api', '')}</a>{' '}
                  <small>{callView(name).method}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <h2>
          <a href="#shapes">{texts.shapes}</a>
        </h2>
      </nav>
      <article>
        <section aria-labelledby="begin">
          <h2 id="begin">{texts.begin}</h2>
          <ol>
            {texts.steps.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
          <Code
            label={texts.shell}
            text={here(
              `${examples['keyToken']?.curl}\nTOKEN=eyJ… # accessToken of the answer\n${examples['search']?.curl}`,
            )}
          />
          <dl>
            {texts.others.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text === 'OpenAPI' ? <a href="/api/openapi.json">/api/openapi.json</a> : here(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="any">
          <h2 id="any">{texts.any}</h2>
          <p>{texts.anyText.replaceAll('`', '')}</p>
          <ul className="refusals">
            {texts.refusals.map(([status, code, text]) => (
              <li key={code}>
                {status} <code>{code}</code>: {text}
              </li>
            ))}
          </ul>
        </section>
        {chapters.map(({ id, title, calls }) => (
          <section key={id} aria-labelledby={id} data-chapter={id}>
            <h2 id={id}>{title}</h2>
            {calls.map((name) => (
              <CallPart key={name} call={callView(name)} example={examples[name]} here={here} />
            ))}
          </section>
        ))}
        <section aria-labelledby="shapes">
          <h2 id="shapes">{texts.shapes}</h2>
          <p>{texts.shapesText}</p>
          {shapesOf(names).map(({ name, text }) => (
            <Code key={name} label={name} text={text} />
          ))}
        </section>
      </article>
    </div>
  )
}
