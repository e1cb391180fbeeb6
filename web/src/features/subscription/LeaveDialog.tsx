import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { Note } from '../../ui/Note.tsx'
import { dateOf } from './format.ts'
import { lossesOf, nextOf, type Had } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  /** The smaller plan; the dialog is open while there is one. */
  to: Plan | undefined
  current: Plan
  had: Had
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onConfirm: (plan: Plan) => void
}

/** Before a smaller plan: from when it holds, and what of the things there are will be read-only. */
export default function LeaveDialog({ to, current, had, isBusy, problem, onClose, onConfirm }: Props) {
  const [shown, setShown] = useState(to)
  // While the dialog closes it still shows what it was about.
  if (to && to !== shown) setShown(to)
  const keep = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const plan = to ?? shown
  if (!plan) return null
  const cancels = plan.id === DEFAULT_PLAN_ID
  const losses = lossesOf(current, plan, had, !cancels)
  const { leave } = texts
  return (
    <Modal
      open={to !== undefined}
      title={cancels ? leave.cancelTitle(current.name) : leave.switchTitle(plan.name)}
      width={520}
      centered
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && keep.current?.focus()}
      footer={
        <>
          <Button ref={keep} onClick={onClose}>
            {leave.keep(current.name)}
          </Button>
          <Button danger type="primary" loading={isBusy} onClick={() => onConfirm(plan)}>
            {cancels ? leave.confirmCancel : texts.switchTo(plan.name)}
          </Button>
        </>
      }
    >
      <p className="muted">
        {cancels ? leave.staysUntil(dateOf(nextOf(had.period)), plan.name) : leave.atOnce(plan.name)}
      </p>
      {losses.length === 0 ? (
        <p className="losses">{leave.fits}</p>
      ) : (
        <ul className="losses">
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <Note tone="bad" title={texts.notChanged.title}>
          <p>{problem}</p>
        </Note>
      )}
    </Modal>
  )
}
