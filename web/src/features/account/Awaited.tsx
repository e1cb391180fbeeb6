import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { texts } from './texts.ts'
import { reasonOf } from './useAttempt.ts'

interface Props {
  /** A list that was asked for. */
  query: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }
  words: { loading: string; failed: string }
}

/** What stands above a list, or in its place: that it is on its way, or why it did not come. */
export function Awaited({ query: { data, error, isFetching, refetch }, words }: Props) {
  if (error !== undefined) {
    return (
      <NotLoaded
        title={words.failed}
        text={reasonOf(error)}
        action={texts.tryAgain}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data !== undefined) return null
  return (
    <p className="muted" role="status">
      {words.loading}
    </p>
  )
}
