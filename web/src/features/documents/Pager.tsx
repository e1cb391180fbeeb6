import { IconButton } from '../../ui/IconButton.tsx'
import { PAGE } from './list.ts'
import { texts } from './texts.ts'

interface Props {
  page: number
  pages: number
  count: number
  onPage: (page: number) => void
}

/** Which of many stand here, and the way to the others. */
export function Pager({ page, pages, count, onPage }: Props) {
  return (
    <nav className="pager" aria-label={texts.pager.label}>
      <IconButton icon="left" label={texts.pager.previous} disabled={page === 0} onClick={() => onPage(page - 1)} />
      <span className="small num" role="status">
        {texts.pager.at(page * PAGE + 1, Math.min(count, (page + 1) * PAGE), count)}
      </span>
      <IconButton
        icon="right"
        label={texts.pager.next}
        disabled={page === pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
