import { Mark } from './Logo.tsx'
import { Ring } from './Ring.tsx'
import { useAfter } from './useAfter.ts'

/** The full-screen wait; nothing is drawn for the first 300 ms. */
export function Wait({ words }: { words: string }) {
  const late = useAfter(300)
  return (
    <div className="wait" role="status">
      {late && (
        <>
          <Mark className="mark-logo big" />
          <Ring />
          <span className="small">{words}</span>
        </>
      )}
    </div>
  )
}
