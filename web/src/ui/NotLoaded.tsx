import { Button } from 'antd'
import { Note } from './Note.tsx'

interface Props {
  title: string
  /** Why, or what stays as it is. */
  text: string
  /** What the button says. */
  action: string
  isFetching: boolean
  onRetry: () => void
}

/** What was to stand here did not come, and can be asked for once more. */
export function NotLoaded({ title, text, action, isFetching, onRetry }: Props) {
  return (
    <Note tone="bad" title={title}>
      <p>{text}</p>
      {/* A press while it is loading does nothing, which has to be said. */}
      <Button size="small" loading={isFetching} aria-disabled={isFetching} onClick={onRetry}>
        {action}
      </Button>
    </Note>
  )
}
