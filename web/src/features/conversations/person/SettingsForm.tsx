import { Button } from 'antd'
import { useState } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useSetHandoverSettingsMutation, type HandoverSettings } from '../../../api/handover.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { Field } from '../../../ui/Field.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { useTypedOver } from '../../../ui/useTypedOver.ts'
import { Days } from './Days.tsx'
import { inOrder, wrongIn } from './hours.ts'
import { texts } from './texts.ts'

const words = texts.settings

/** The zones this browser knows, and the one that is chosen. */
const zonesWith = (zone: string) => [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])].toSorted()

interface Props {
  saved: HandoverSettings
  isOpen: boolean
  /** Whether whoever looks at it may change it. */
  mayChange: boolean
}

export function SettingsForm({ saved, isOpen, mayChange }: Props) {
  const dispatch = useAppDispatch()
  const [save, { isLoading }] = useSetHandoverSettingsMutation()
  // Where nothing was chosen yet, the clock here is most probably the owner's.
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = saved.on || saved.zone !== 'UTC' ? saved.zone : own
  const { typed, setTyped, kept } = useTypedOver({ ...saved, zone })
  const [problem, setProblem] = useState('')

  const submit = async () => {
    const wrong = wrongIn(typed.hours)
    setProblem(wrong)
    if (wrong !== '') return
    const { error } = await save({ ...typed, hours: inOrder(typed.hours) })
    if (error === undefined) {
      kept(typed)
      dispatch(toasted({ title: words.saved }))
    } else setProblem(`${words.failed}: ${asFailure(error).error}`)
  }
  return (
    <form
      className="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void submit()
      }}
    >
      <fieldset className="plain-fieldset handover-all" disabled={!mayChange}>
        <label className="handover-on">
          <input
            type="checkbox"
            checked={typed.on}
            onChange={({ target }) => setTyped({ ...typed, on: target.checked })}
          />
          <b>{words.on}</b>
          <small className="muted">{words.onHint}</small>
        </label>
        <Field label={words.zone}>
          {(control) => (
            <select
              {...control}
              value={typed.zone}
              onChange={({ target }) => setTyped({ ...typed, zone: target.value })}
            >
              {zonesWith(typed.zone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className="field plain-fieldset">
          <legend>{words.hours}</legend>
          <Days hours={typed.hours} isChecked={problem !== ''} onChange={(hours) => setTyped({ ...typed, hours })} />
          <p className="hint">
            {typed.hours.length === 0 ? words.always : words.hoursHint}
            {typed.hours.length > 0 && typed.hours === saved.hours && ` ${isOpen ? words.isOpen : words.isClosed}`}
          </p>
        </fieldset>
        <Field label={words.wait} hint={words.waitHint}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={60}
              value={typed.waitMinutes}
              onChange={({ target }) => setTyped({ ...typed, waitMinutes: Number(target.value) })}
            />
          )}
        </Field>
      </fieldset>
      <p role="alert" className="err">
        {problem}
      </p>
      {mayChange ? (
        <div>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {words.save}
          </Button>
        </div>
      ) : (
        <p className="muted">{words.onlyRead}</p>
      )}
    </form>
  )
}
