import { Link } from 'react-router'
import type { DocumentView } from '../../api/documents.ts'
import { useListWidgetsQuery } from '../../api/workspace.ts'
import { Note } from '../../ui/Note.tsx'
import { unusedBy } from './list.ts'
import { texts } from './texts.ts'

const words = texts.unused

/** Says which documents no widget answers from: a new one joins none by itself. */
export function Unused({ documents }: { documents: readonly DocumentView[] }) {
  const { data: widgets = [] } = useListWidgetsQuery()
  const unused = unusedBy(widgets, documents)
  const [first] = unused
  if (!first) return null
  const [only, ...others] = widgets
  const to = only && others.length === 0 ? `/widgets/edit?id=${encodeURIComponent(only.id)}` : '/widgets'
  return (
    <Note title={words.title(first.title, unused.length)}>
      <p>
        {words.text} <Link to={to}>{words.action(only && others.length === 0 ? only.name : undefined)}</Link>
      </p>
    </Note>
  )
}
