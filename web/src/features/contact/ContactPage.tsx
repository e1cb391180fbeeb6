import { Icon } from '../../ui/Icon.tsx'
import { tag, When } from '../../ui/fill.tsx'
import { Input } from './Input.tsx'
import { texts } from './texts.ts'

/** `/contact`: readable without a script; `form.ts` sends the form. */
export function ContactPage() {
  const { title, lead, leadKept, quick } = texts
  return (
    <div className="wrap contact">
      <div className="head">
        <div>
          <h1>{title}</h1>
          <When is="contactReplies">
            <p>{lead}</p>
          </When>
          <When is="contactKept">
            <p>{leadKept}</p>
          </When>
        </div>
      </div>
      <div className="two">
        <div className="card letter">
          <ContactForm />
          <Sent />
        </div>
        <Info />
      </div>
      <section className="quick">
        <h2>{quick.title}</h2>
        <div className="cards">
          {quick.cards.map((card) => (
            <a className="card" href={card.href} key={card.href}>
              <b>{card.title}</b>
              <p>{card.text}</p>
            </a>
          ))}
        </div>
      </section>
    </div>
  )
}

function ContactForm() {
  return (
    <form id="contact-form" noValidate>
      <When is="contactClosed">
        <div className="note warn">
          <Icon name="alert" />
          <div>
            <p>
              <b>{texts.closed.title}</b>
            </p>
            <p>{texts.closed.text}</p>
          </div>
        </div>
      </When>
      <div className="pair">
        <Input field="name" autoComplete="name" maxLength={100} />
        <Input field="email" type="email" autoComplete="email" maxLength={254} />
      </div>
      <div className="pair">
        <Input field="company" autoComplete="organization" maxLength={100} isOptional />
        <Input field="subject" maxLength={200} />
      </div>
      <Input field="message" rows={7} maxLength={10_000} />
      <div className="note bad" id="contact-failure" role="alert" hidden>
        <Icon name="fail" />
        <div>
          <p>
            <b>{texts.failed}</b>
          </p>
          <p data-reason="" />
        </div>
      </div>
      <noscript>
        <p className="hint">{texts.needsScript}</p>
      </noscript>
      <div className="needs-script">
        <button type="submit" className="btn primary">
          {texts.send}
        </button>
      </div>
    </form>
  )
}

function Sent() {
  return (
    <div id="contact-sent" className="sent" role="status" hidden>
      <Icon name="check" />
      <div>
        <h2 tabIndex={-1}>{texts.sent.title}</h2>
        <p data-reply="" data-kept={tag('contactKept')} />
        <button type="button" className="text-link">
          {texts.again}
        </button>
      </div>
    </div>
  )
}

function Info() {
  const { info } = texts
  return (
    <section className="info" aria-label={info.label}>
      <dl>
        <When is="operatorEmail">
          <div>
            <Icon name="mail" />
            <dt>{info.email}</dt>
            <dd>
              <a href={`mailto:${tag('operatorEmail')}`}>{tag('operatorEmail')}</a>
            </dd>
          </div>
        </When>
        <When is="operatorHours">
          <div>
            <Icon name="clock" />
            <dt>{info.hours}</dt>
            <dd>{tag('operatorHours')}</dd>
          </div>
        </When>
        <When is="operatorName">
          <div>
            <Icon name="figure" />
            <dt>{info.operator}</dt>
            <dd className="lines">
              {tag('operatorName')}
              <When is="operatorAddress">
                {'\n'}
                {tag('operatorAddress')}
              </When>
            </dd>
          </div>
        </When>
        <div>
          <Icon name="code" />
          <dt>{info.bug}</dt>
          <dd>{info.bugText}</dd>
        </div>
      </dl>
    </section>
  )
}
