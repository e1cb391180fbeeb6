import { tag } from '../../ui/fill.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

/** Four numbers that can be counted. */
export function Facts() {
  const { label, code, sources, languages, messages } = texts.facts
  const facts = [code, sources, languages, [`${tag('freeMessages')} ${messages[0]}`, messages[1]] as const]
  return (
    <section className="facts" aria-label={label}>
      <div className="wrap">
        <dl>
          {facts.map(([number, text]) => (
            <div key={text}>
              <dt>{number}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export function Features() {
  const { title, lead, list } = texts.features
  return (
    <section className="part" id="features">
      <div className="wrap split">
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
        </header>
        <ul className="index">
          {list.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function UseCases() {
  const { title, lead, note, list } = texts.cases
  return (
    <section className="part" id="use-cases">
      <div className="wrap">
        <header>
          <h2>{title}</h2>
          <p>
            {lead} {note}
          </p>
        </header>
        <div className="cases">
          {list.map((one) => (
            <article className="case card" key={one.title}>
              <h3>{one.title}</h3>
              <p className="q" lang={'language' in one ? one.language : undefined}>
                {one.question}
              </p>
              <p className="a" lang={'language' in one ? one.language : undefined}>
                {one.answer}
                <span className="cite">1</span>
              </p>
              <div className="src" lang={'language' in one ? one.language : undefined}>
                <span className="cite">1</span>
                <span>
                  <b>{one.source}</b>
                  <span className="meta">
                    {one.where.map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </span>
                </span>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Six questions; `name` lets one be open at a time, without a script. */
export function Questions() {
  const { title, missing, write, list } = texts.faq
  return (
    <section className="part" id="faq">
      <div className="wrap split">
        <header>
          <h2>{title}</h2>
          <p>
            {missing} <a href="/contact">{write}</a>.
          </p>
        </header>
        <div className="faq">
          {list.map(({ id, question, answer }, index) => (
            <details name="faq" id={id} key={id} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

export function LastCall() {
  return (
    <section className="end2">
      <div className="wrap">
        <div>
          <h2>{texts.last.title}</h2>
          <p>{texts.last.text}</p>
        </div>
        <a className="btn primary lg" href={tag('startHref')} data-google={tag('google')}>
          {texts.hero.start}
        </a>
      </div>
    </section>
  )
}
