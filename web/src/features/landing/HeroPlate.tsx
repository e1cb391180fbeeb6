import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { Bowls, Cup } from './Pots.tsx'
import { texts } from './texts.ts'

/** A drawing made of markup: the bubble on a shop's page, and the passage behind its answer. It is one picture to a reader. */
export function HeroPlate() {
  const { plate } = texts
  return (
    <div>
      <div className="work" role="img" aria-label={plate.label}>
        <div className="shop" aria-hidden="true">
          <div className="addr">
            <i />
            <span>{plate.site}</span>
          </div>
          <div className="in2">
            <b>{plate.siteTitle}</b>
            <small>{plate.siteText}</small>
          </div>
          <Bowls />
        </div>
        <DrawnBubble />
        <div className="thread" aria-hidden="true" />
        <div className="slip" aria-hidden="true">
          <div className="run">
            <span className="cite on">1</span>
            <span>
              {plate.source}, {plate.pages[0]}
            </span>
          </div>
          <b>{plate.passageTitle}</b>
          <mark>{plate.passage}</mark>
          <div className="fade">{plate.passageRest}</div>
        </div>
      </div>
      <div className="under">
        <p className="caption">
          <b>{plate.caption}</b>
          {plate.captionText}
        </p>
      </div>
    </div>
  )
}

function DrawnBubble() {
  const { plate } = texts
  return (
    <div className="bub" aria-hidden="true">
      <div className="bub-head">
        <Cup />
        <div>
          <b>{plate.bubbleName}</b>
          <small>{plate.bubbleLine}</small>
        </div>
        <span className="bub-end">
          <Icon name="again" />
          <Icon name="x" />
        </span>
      </div>
      <div className="log">
        <p className="me">{plate.question}</p>
        <div className="bot">
          <p>
            {plate.answer[0]}
            <span className="cite on">1</span> {plate.answer[1]}
            <span className="cite">2</span>
          </p>
          <div className="refs">
            {plate.pages.map((page, index) => (
              <span key={page}>
                <span className={index === 0 ? 'cite on' : 'cite'}>{index + 1}</span>
                <b>{plate.source}</b>
                <span className="p">{page}</span>
                <Icon name="right" small />
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className="ask">
        <div className="box">
          <span>{plate.ask}</span>
          <i className="send">
            <Icon name="send" />
          </i>
        </div>
        <p className="by">
          {plate.powered} <Mark /> <b>Docent</b>
        </p>
      </div>
    </div>
  )
}
