import { tag, When } from '../../ui/fill.tsx'
import { HeroPlate } from './HeroPlate.tsx'
import { texts } from './texts.ts'

/** First impression: what it is, two ways in, and an answer beside its proof. */
export function Hero() {
  const { title, lead, start, demo, demoAsks, fine, ask, askRest } = texts.hero
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className="go">
            <a className="btn primary lg" href={tag('startHref')} data-google={tag('google')}>
              {start}
            </a>
            <a
              className="btn plain lg"
              href={tag('startHref')}
              data-google={tag('google')}
              data-demo={tag('demoOpens')}
              data-asks={demoAsks}
            >
              {demo}
            </a>
          </div>
          <p className="fine">{fine}</p>
          <When is="demoWidgetId">
            <p className="fine needs-script">
              <button type="button" className="text-link" data-demo="here">
                {ask}
              </button>
              {askRest}
            </p>
          </When>
        </div>
        <HeroPlate />
      </div>
    </section>
  )
}
