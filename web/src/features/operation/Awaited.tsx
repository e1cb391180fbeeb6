import { Awaited as Shown, type AwaitedQuery } from '../../ui/Awaited.tsx'
import { texts } from './texts.ts'

/** Stands where something of the installation is on its way, or did not come. */
export function Awaited({ query, words }: { query: AwaitedQuery; words: { loading: string; failed: string } }) {
  const failed = { title: words.failed, text: texts.other, action: texts.tryAgain }
  return <Shown query={query} words={{ loading: words.loading, failed }} />
}
