import { useAfter } from '../../ui/useAfter.ts'
import { texts } from './texts.ts'

const WIDTHS = ['52%', '70%', '44%'] as const

/** The shape of what follows, at the same height; nothing for the first 200 ms. */
export function Skeletons() {
  const late = useAfter(200)
  return (
    <div role="group" aria-busy="true" aria-label={texts.loading} className="docs">
      {late &&
        WIDTHS.map((width) => (
          <div className="doc card" key={width}>
            <i className="bone page" />
            <div className="bones">
              <i className="bone" style={{ inlineSize: width }} />
              <i className="bone thin" />
            </div>
            <i className="bone tag-bone" />
          </div>
        ))}
    </div>
  )
}
