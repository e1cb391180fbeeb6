import { Ring } from '../../ui/Ring.tsx'
import { useAfter } from '../../ui/useAfter.ts'
import { texts } from './texts.ts'

/** That a page is loaded, said once that takes a while. */
export function LoadingWords() {
  return (
    useAfter(200) && (
      <>
        <Ring /> {texts.passage.loading}
      </>
    )
  )
}
