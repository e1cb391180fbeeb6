import { Input } from 'antd'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { useSuspendAccountMutation, type Account } from '../../api/operator.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

const { accounts: words } = texts

/** Asks for the reason before an account is suspended, or that is lifted. */
export function SuspendDialog({ about, onClose }: { about: Account | undefined; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [suspend, { isLoading }] = useSuspendAccountMutation()
  const dispatch = useAppDispatch()
  const close = () => {
    setReason('')
    setMissing(false)
    onClose()
  }
  const confirm = async ({ id, email, suspended }: Account) => {
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    try {
      await suspend({ account: id, suspended: !suspended, reason }).unwrap()
      dispatch(toasted({ title: words.done[kindOf(suspended)], description: email }))
      close()
    } catch (error) {
      const description = sentenceOf(error, texts.other)
      dispatch(toasted({ title: texts.parked.notDecided, description, variant: 'destructive' }))
    }
  }
  return (
    <ConfirmDialog
      about={about}
      words={({ email, suspended }) => {
        const kind = kindOf(suspended)
        return { title: words.dialog[kind](email), keep: words.keep, confirm: words.confirm[kind] }
      }}
      isBusy={isLoading}
      onClose={close}
      onConfirm={(account) => void confirm(account)}
    >
      {({ suspended }) => (
        <div className="reason">
          <p>{words.effect[kindOf(suspended)]}</p>
          <Field
            label={words.reason}
            hint={words.reasonHint[kindOf(suspended)]}
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

const kindOf = (suspended: Account['suspended']) => (suspended ? 'lift' : 'suspend')
