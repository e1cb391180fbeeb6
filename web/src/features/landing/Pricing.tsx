import { tag, Unless, When } from '../../ui/fill.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

/** The plans of this installation, as its billing names them. */
export function Pricing() {
  const { title, lead } = texts.pricing
  return (
    <section className="part" id="pricing">
      <div className="wrap">
        <header>
          <h2>{title}</h2>
          <p>{lead}</p>
        </header>
        <When is="paymentNotice">
          <p className="payment-notice">
            <Icon name="info" small />
            <span>{tag('paymentNotice')}</span>
          </p>
        </When>
        <div className="plans">
          <When is="plans">
            <PlanCard />
          </When>
        </div>
      </div>
    </section>
  )
}

function PlanCard() {
  const { month, choose, chooseFree, current, seeUsage, rows } = texts.pricing
  return (
    <article className="plan card" data-plan={tag('id')}>
      <div className="plan-head">
        <h3>{tag('name')}</h3>
        <span className="tag" data-own-plan hidden>
          {current}
        </span>
      </div>
      <p className="price">
        {tag('price')}
        <When is="isPaid">
          {' '}
          <small>{month}</small>
        </When>
      </p>
      <When is="purpose">
        <p className="for">{tag('purpose')}</p>
      </When>
      <a className={`btn block ${tag('buttonClass')}`} href={tag('href')} data-if-own={seeUsage}>
        <When is="isPaid">
          {choose} {tag('name')}
        </When>
        <Unless is="isPaid">{chooseFree}</Unless>
      </a>
      <dl className="num">
        {Object.entries(rows).map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{tag(key)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <When is="features">
          <li>
            <Icon name="check" small />
            <span>{tag('feature')}</span>
          </li>
        </When>
      </ul>
    </article>
  )
}
