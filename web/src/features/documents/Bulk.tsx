import { Button } from 'antd'
import type { DocumentView } from '../../api/documents.ts'
import { canEmbedAgain, waitsForOwner } from './status.ts'
import { texts } from './texts.ts'

interface Props {
  /** What the filter and the field leave, over all pages. */
  documents: readonly DocumentView[]
  chosen: ReadonlySet<string>
  isBusy: boolean
  onChoose: (ids: Iterable<string>) => void
  onEmbed: (documents: readonly DocumentView[]) => void
  onDelete: (documents: readonly DocumentView[]) => void
}

const words = texts.bulk

/** What can be done with many at once: with those that are chosen, and with all that wait for one step. */
export default function Bulk({ documents, chosen, isBusy, onChoose, onEmbed, onDelete }: Props) {
  const taken = documents.filter(({ id }) => chosen.has(id))
  const waiting = (taken.length > 0 ? taken : documents).filter(
    (one) => waitsForOwner(one) || (taken.length > 0 && canEmbedAgain(one)),
  )
  const isAll = taken.length === documents.length
  return (
    <div className="bulk" role="group" aria-label={words.label}>
      <label>
        <input
          type="checkbox"
          // What is said beside it changes, and is read out by itself.
          aria-label={words.all(documents.length)}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = taken.length > 0 && !isAll
          }}
          onChange={() => onChoose(isAll ? [] : documents.map(({ id }) => id))}
        />
        <span role="status" className="num">
          {taken.length === 0 ? words.all(documents.length) : words.chosen(taken.length, documents.length)}
        </span>
      </label>
      <span className="acts">
        {waiting.length > 0 && (
          <Button size="small" loading={isBusy} onClick={() => onEmbed(waiting)}>
            {words.embed(waiting.length, taken.length > 0)}
          </Button>
        )}
        {taken.length > 0 && (
          <Button size="small" danger disabled={isBusy} onClick={() => onDelete(taken)}>
            {words.delete(taken.length)}
          </Button>
        )}
      </span>
    </div>
  )
}
