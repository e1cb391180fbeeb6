import { useEffect } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useLazyEmbeddingCostQuery } from '../../api/operator.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { texts } from './texts.ts'

const { choice: words } = texts.model

/** What is asked about: a change that costs, or that what was set here is forgotten, which may cost as well. */
export interface Change {
  kind: 'use' | 'leave'
  /** Why everything has to be embedded again; undefined where it has not. */
  reason?: string
}

interface Props {
  about: Change | undefined
  isBusy: boolean
  onClose: () => void
  onConfirm: (change: Change) => void
}

/** Asks before a change that cannot be had for nothing, with what it costs. */
export function ChangeDialog({ about, isBusy, onClose, onConfirm }: Props) {
  const [workOut, cost] = useLazyEmbeddingCostQuery()
  const asksForCost = about?.reason !== undefined
  useEffect(() => {
    if (asksForCost) void workOut()
  }, [asksForCost, workOut])
  return (
    <ConfirmDialog
      about={about}
      words={({ kind, reason }) => ({
        title: kind === 'use' || reason !== undefined ? words.dialog : words.leaveDialog,
        keep: words.keep,
        confirm: kind === 'use' ? words.confirm : words.leaveConfirm,
      })}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {({ kind, reason }) => (
        <div className="reason">
          {kind === 'leave' && <p>{words.leaveText}</p>}
          {reason !== undefined && (
            <>
              <p>{reason}</p>
              <p>{words.dialogText}</p>
              <p role="status">
                {cost.error !== undefined
                  ? sentenceOf(cost.error, texts.other)
                  : cost.data && !cost.isFetching
                    ? texts.model.again(cost.data.passages, cost.data.documents, cost.data.tokens)
                    : words.cost}
              </p>
            </>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}
