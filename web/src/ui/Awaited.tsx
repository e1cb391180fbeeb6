import { sentenceOf } from '../api/failure.ts'
import { NotLoaded } from './NotLoaded.tsx'

export interface AwaitedQuery {
  data?: unknown
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface Props {
  query: AwaitedQuery
  words: {
    loading: string
    /** `text` where the server gives no sentence. */
    failed: { title: string; text: string; action: string }
  }
}

/** Stands above a list, or in its place: that it is on its way, or why it did not come. */
export function Awaited({ query: { data, error, isFetching, refetch }, words: { loading, failed } }: Props) {
  if (error !== undefined) {
    return (
      <NotLoaded
        {...failed}
        text={sentenceOf(error, failed.text)}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data !== undefined) return null
  return (
    <p className="muted" role="status">
      {loading}
    </p>
  )
}
