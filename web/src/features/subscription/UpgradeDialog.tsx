import { featuresOf } from '@docent/proto/features'
import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { DEFAULT_PLAN_ID, UNLIMITED, type Plan } from '../../api/plans.ts'
import { digits } from '../../ui/format/count.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { amount, limit } from './format.ts'
import { isLarger } from './state.ts'
import { texts } from './texts.ts'

interface Props {
  isOpen: boolean
  plans: readonly Plan[]
  current: Plan
  /** The plan whose button opened it. */
  wanted: Plan | undefined
  messages: number
  notice: string
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onConfirm: (plan: Plan) => void
}

/** The larger plans, one chosen, and what is and is not charged. */
export default function UpgradeDialog(props: Props) {
  const { isOpen, plans, current, wanted, messages, notice, isBusy, problem, onClose, onConfirm } = props
  const options = plans.filter(({ id }) => id !== DEFAULT_PLAN_ID)
  const larger = options.filter((plan) => isLarger(plan, current))
  const [picked, setPicked] = useState<string>()
  const chosen = larger.find(({ id }) => id === (picked ?? wanted?.id)) ?? larger[0]
  const list = useRef<HTMLFieldSetElement>(null)
  return (
    <Modal
      open={isOpen}
      title={texts.dialog.title}
      width={600}
      centered
      closable={false}
      onCancel={onClose}
      afterOpenChange={(open) =>
        open ? list.current?.querySelector<HTMLInputElement>('input:checked')?.focus() : setPicked(undefined)
      }
      footer={
        <>
          <Button onClick={onClose}>{texts.dialog.cancel}</Button>
          {chosen && (
            <Button type="primary" loading={isBusy} onClick={() => onConfirm(chosen)}>
              {texts.dialog.confirm(chosen.name)}
            </Button>
          )}
        </>
      }
    >
      <p className="muted num">{texts.dialog.used(digits(messages), limit(current.messagesPerMonth))}</p>
      <fieldset className="plan-choice num" ref={list} disabled={isBusy}>
        <legend className="sr">{texts.dialog.choose}</legend>
        {options.map((plan) => {
          const canPick = larger.includes(plan)
          return (
            <label key={plan.id} className={canPick ? 'option' : 'option off'}>
              <input
                type="radio"
                name="plan"
                value={plan.id}
                checked={plan === chosen}
                disabled={!canPick}
                onChange={() => setPicked(plan.id)}
              />
              <span className="name">
                {plan.name}
                {plan.id === current.id && <span className="tag now">{texts.current}</span>}
              </span>
              <span className="cost">
                {texts.price(plan.price)} <small>{texts.aMonth}</small>
              </span>
              <span className="what">{contentOf(plan, plans)}</span>
            </label>
          )
        })}
      </fieldset>
      {larger.length === 0 && <p>{texts.dialog.nothingLarger}</p>}
      {problem !== undefined && (
        <Note tone="bad" title={texts.notChanged.title}>
          <p>{problem}</p>
        </Note>
      )}
      {notice !== '' && (
        <div className="note quiet">
          <Icon name="info" />
          <p className="small">{notice}</p>
        </div>
      )}
    </Modal>
  )
}

function contentOf(plan: Plan, plans: readonly Plan[]): string {
  const { messagesPerMonth, widgets, documents } = plan
  const counts: [number, string][] = [
    [messagesPerMonth, 'messages'],
    [widgets, 'widgets'],
    [documents, 'documents'],
  ]
  const limits = counts.map(([value, what]) => `${value === UNLIMITED ? 'unlimited' : amount(value)} ${what}`)
  return [...limits, ...featuresOf(plan, plans)].join(', ')
}
