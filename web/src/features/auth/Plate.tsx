import { texts } from './texts.ts'

/** The plate on the wall: what an answer looks like behind its number. */
export function Plate() {
  const { heading, hit, rest, title, caption } = texts.plate
  return (
    <div className="hang">
      <div className="plate" aria-hidden="true">
        <b>{heading}</b>
        <p className="hit">
          <mark>{hit}</mark>
        </p>
        <p>{rest}</p>
      </div>
      <p className="caption">
        <b>{title}</b>
        {caption}
      </p>
    </div>
  )
}
