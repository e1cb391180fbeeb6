import { Input } from 'antd'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useEndSecondFactorOfMutation, useSuspendAccountMutation, type Account } from '../../api/operator.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

const { accounts: words } = texts

export type AccountAct = 'suspend' | 'lift' | 'endFactor'
interface Props {
  about: { account: Account; act: AccountAct } | undefined
  onClose: () => void
}

/** Asks for the reason before anything is done to an account. */
export function AccountDialog({ about, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [suspend, suspending] = useSuspendAccountMutation()
  const [endFactor, ending] = useEndSecondFactorOfMutation()
  const dispatch = useAppDispatch()
  const close = () => {
    setReason('')
    setMissing(false)
    onClose()
  }
  const confirm = async ({ account: { id, email }, act }: NonNullable<Props['about']>) => {
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    try {
      await (
        act === 'endFactor'
          ? endFactor({ account: id, reason })
          : suspend({ account: id, suspended: act === 'suspend', reason })
      ).unwrap()
      dispatch(toasted({ title: words.done[act], description: email }))
      close()
    } catch (error) {
      const description = sentenceOf(error, texts.other)
      dispatch(toasted({ title: texts.parked.notDecided, description, variant: 'destructive' }))
    }
  }
  return (
    <ConfirmDialog
      about={about}
      words={({ account, act }) => ({
        title: words.dialog[act](account.email),
        keep: words.keep,
        confirm: words.confirm[act],
      })}
      isBusy={suspending.isLoading || ending.isLoading}
      onClose={close}
      onConfirm={(asked) => void confirm(asked)}
    >
      {({ act }) => (
        <div className="reason">
          <p>{words.effect[act]}</p>
          <Field
            label={words.reason}
            hint={words.reasonHint[act]}
            error={isMissing && reason.trim() === '' ? words.needsReason : undefined}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                required
                rows={2}
                maxLength={300}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </ConfirmDialog>
  )
}
