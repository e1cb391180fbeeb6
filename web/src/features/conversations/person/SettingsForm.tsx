import { Button } from 'antd'
import { useState } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useSetHandoverSettingsMutation, type HandoverSettings } from '../../../api/handover.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { Field } from '../../../ui/Field.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

const words = texts.settings

/** The zones this browser knows, and the one that is chosen. */
const zonesWith = (zone: string) => [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])].toSorted()

type Hours = HandoverSettings['hours']

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
  const [typed, setTyped] = useState({ ...saved, zone: saved.on || saved.zone !== 'UTC' ? saved.zone : own })
  const [problem, setProblem] = useState('')

  const submit = async () => {
    const wrong = wrongIn(typed.hours)
    setProblem(wrong)
    if (wrong !== '') return
    const { error } = await save(typed)
    if (error === undefined) dispatch(toasted({ title: words.saved }))
    else setProblem(`${words.failed}: ${asFailure(error).error}`)
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
      <fieldset className="handover-all" disabled={!mayChange}>
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
        <fieldset className="field">
          <legend>{words.hours}</legend>
          <Days hours={typed.hours} onChange={(hours) => setTyped({ ...typed, hours })} />
          <p className="hint">
            {typed.hours.length === 0 ? words.always : words.hoursHint} {isOpen ? words.isOpen : words.isClosed}
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

/** What is wrong with which days; empty where nothing is. */
function wrongIn(hours: Hours): string {
  const daysWhere = (isWrong: (one: Hours[number]) => boolean) =>
    words.days.filter((_, index) => hours.some((one) => one.day === index + 1 && isWrong(one)))
  const isEmpty = ({ from, to }: Hours[number]) => from === '' || to === ''
  const empty = daysWhere(isEmpty)
  const turned = daysWhere((one) => !isEmpty(one) && one.from >= one.to)
  return [
    ...(empty.length > 0 ? [words.noTime(empty)] : []),
    ...(turned.length > 0 ? [words.wrongHours(turned)] : []),
  ].join(' ')
}

/** One stretch for each day is what people have; what else was saved by a program stays as it is. */
function Days({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const without = (day: number) => hours.filter((one) => one.day !== day)
  const sorted = (all: Hours) => all.toSorted((a, b) => a.day - b.day)
  return (
    <ul className="handover-days">
      {words.days.map((name, index) => {
        const day = index + 1
        const ofDay = hours.filter((one) => one.day === day)
        const [first] = ofDay
        const change = (changes: Partial<Hours[number]>) =>
          first && onChange(sorted([...without(day), { ...first, ...changes }, ...ofDay.slice(1)]))
        return (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={first !== undefined}
                onChange={({ target }) =>
                  onChange(target.checked ? sorted([...hours, { day, from: '09:00', to: '17:00' }]) : without(day))
                }
              />
              {name}
            </label>
            {first ? (
              <span className="times">
                <input
                  type="time"
                  aria-label={words.from(name)}
                  value={first.from}
                  onChange={({ target }) => change({ from: target.value })}
                />
                {words.until}
                <input
                  type="time"
                  aria-label={words.to(name)}
                  value={first.to === '24:00' ? '23:59' : first.to}
                  onChange={({ target }) => change({ to: target.value })}
                />
              </span>
            ) : (
              <span className="muted">{words.closed}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
