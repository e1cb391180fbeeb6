import { Awaited as Shown, type AwaitedQuery } from '../../ui/Awaited.tsx'
import { texts } from './texts.ts'
import { reasonOf } from './useAttempt.ts'

/** What stands above a list of the account, or in its place. */
export function Awaited({ query, words }: { query: AwaitedQuery; words: { loading: string; failed: string } }) {
  const failed = { title: words.failed, text: reasonOf(query.error), action: texts.tryAgain }
  return <Shown query={query} words={{ loading: words.loading, failed }} />
}
