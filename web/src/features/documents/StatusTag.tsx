import type { DocumentView } from '../../api/documents.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { shownStatus, waitsForOwner } from './status.ts'
import { texts } from './texts.ts'
import type { Busy } from './useDocumentActions.ts'

/** A shape and a word, never a color alone. */
export function StatusTag({ document, busy }: { document: DocumentView; busy: Busy | undefined }) {
  if (busy === 'deleting' || busy === 'replacing') {
    return (
      <span className="tag">
        <Ring />
        {texts.status[busy]}
      </span>
    )
  }
  const status = busy === 'embedding' ? 'processing' : shownStatus(document)
  if (status === 'processing') {
    const waits = waitsForOwner(document) && busy === undefined
    return (
      <span className="tag busy">
        {waits ? <Icon name="clock" small /> : <Ring />}
        {waits ? `${texts.status.processing}: ${texts.status.waits}` : texts.status.processing}
      </span>
    )
  }
  return (
    <span className={status === 'ready' ? 'tag ok' : 'tag bad'}>
      <Icon name={status === 'ready' ? 'check' : 'fail'} small />
      {texts.status[status]}
    </span>
  )
}
