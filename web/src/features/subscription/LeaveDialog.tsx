import { DEFAULT_PLAN_ID, type Plan } from '../../api/plans.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { dateOf } from './format.ts'
import { lossesOf, nextOf, type Had } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  /** The smaller plan; the dialog is open while there is one. */
  to: Plan | undefined
  current: Plan
  had: Had
  /** Until when the current plan is paid for; undefined where nobody is charged. */
  paidUntil: Date | undefined
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onConfirm: (plan: Plan) => void
}

const { leave } = texts
const cancels = ({ id }: Plan) => id === DEFAULT_PLAN_ID

/** Before a smaller plan: from when it holds, and what of the things there are will be read-only. */
export default function LeaveDialog({ to, current, had, paidUntil, isBusy, problem, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      about={to}
      words={(plan) => ({
        title: cancels(plan) ? leave.cancelTitle(current.name) : leave.switchTitle(plan.name),
        keep: leave.keep(current.name),
        confirm: cancels(plan) ? leave.confirmCancel : texts.switchTo(plan.name),
      })}
      width={520}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {(plan) => (
        <>
          <p className="muted">{whenOf(plan, current, had, paidUntil)}</p>
          <Losses list={lossesOf(current, plan, had, !cancels(plan) && !paidUntil)} />
          {problem !== undefined && (
            <Note tone="bad" title={texts.notChanged.title}>
              <p>{problem}</p>
            </Note>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

function whenOf(plan: Plan, current: Plan, { period }: Had, paidUntil: Date | undefined): string {
  if (cancels(plan)) return leave.staysUntil(dateOf(paidUntil ?? nextOf(period)), plan.name)
  return paidUntil ? leave.atEnd(dateOf(paidUntil), plan.name, current.name) : leave.atOnce(plan.name)
}

function Losses({ list }: { list: readonly string[] }) {
  if (list.length === 0) return <p className="losses">{leave.fits}</p>
  return (
    <ul className="losses">
      {list.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  )
}
