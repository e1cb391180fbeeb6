import { sentenceOf } from '../../api/failure.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { texts } from './texts.ts'

interface Props {
  query: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown }
  words: { loading: string; failed: string }
}

/** Stands where something is on its way, or did not come. */
export function Awaited({ query, words }: Props) {
  if (query.error === undefined && query.data !== undefined) return null
  return query.error === undefined ? (
    <p className="muted" role="status">
      {words.loading}
    </p>
  ) : (
    <NotLoaded
      title={words.failed}
      text={sentenceOf(query.error, texts.other)}
      action={texts.tryAgain}
      isFetching={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
