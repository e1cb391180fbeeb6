import { useAfter } from '../../ui/useAfter.ts'
import { texts } from './texts.ts'

/** Boxes of the same size as what follows; nothing for the first moment. */
export function Skeleton() {
  const late = useAfter(200)
  return (
    <div className="grid" role="group" aria-busy="true" aria-label={texts.loading}>
      {late && (
        <>
          <div className="usage-box card usage-bone" />
          <div className="usage-box card usage-bone" />
        </>
      )}
    </div>
  )
}
