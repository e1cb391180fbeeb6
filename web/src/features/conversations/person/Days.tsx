import { useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { isWrong, MOST_A_DAY, nextOf, type Hours } from './hours.ts'
import { texts } from './texts.ts'

const words = texts.settings

interface Props {
  hours: Hours
  /** Shows which hours cannot be. */
  isChecked: boolean
  onChange: (hours: Hours) => void
}

/** The days of the week, each with no hours, or some. Where none has any, each is open all day. */
export function Days({ hours, isChecked, onChange }: Props) {
  return (
    <ul className="handover-days">
      {words.days.map((name, index) => {
        const day = index + 1
        const ofDay = hours.filter((one) => one.day === day)
        const others = hours.filter((one) => one.day !== day)
        return (
          <Day
            key={name}
            name={name}
            hours={ofDay}
            withoutHours={hours.length === 0 ? words.allDay : words.closed}
            isChecked={isChecked}
            onAdd={() =>
              onChange([...hours, ofDay.length === 0 ? { day, from: '09:00', to: '17:00' } : nextOf(day, ofDay)])
            }
            onChange={(changed) => onChange([...others, ...changed])}
          />
        )
      })}
    </ul>
  )
}

interface DayProps extends Props {
  name: string
  /** What a day is that has none. */
  withoutHours: string
  onAdd: () => void
}

function Day({ name, withoutHours, hours, isChecked, onAdd, onChange }: DayProps) {
  const list = useRef<HTMLSpanElement>(null)
  // Where the keyboard goes on after a stretch has come or gone.
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current !== undefined) list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  }, [hours.length])

  const change = (at: number, changes: Partial<Hours[number]>) =>
    onChange(hours.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={hours.length > 0}
          onChange={({ target }) => (target.checked ? onAdd() : onChange([]))}
        />
        {name}
      </label>
      {hours.length === 0 && <span className="muted">{withoutHours}</span>}
      <span className="stretches" ref={list}>
        {hours.map((one, index) => {
          const n = index + 1
          const isBad = isChecked && isWrong(one, hours)
          return (
            // What is typed into one must not move to another while they are out of order.
            // oxlint-disable-next-line react/no-array-index-key
            <span className="times" key={index}>
              <input
                type="time"
                aria-label={words.from(name, n)}
                aria-invalid={isBad}
                value={one.from}
                onChange={({ target }) => change(index, { from: target.value })}
              />
              {words.until}
              <input
                type="time"
                aria-label={words.to(name, n)}
                aria-invalid={isBad}
                value={one.to === '24:00' ? '00:00' : one.to}
                // A day ends with midnight, and no field for a time can say so.
                onChange={({ target }) => change(index, { to: target.value === '00:00' ? '24:00' : target.value })}
              />
              {hours.length > 1 && (
                <IconButton
                  icon="x"
                  label={words.fewer(name, n)}
                  onClick={() => {
                    next.current = '.times:last-of-type input'
                    onChange(hours.filter((_, at) => at !== index))
                  }}
                />
              )}
              {n === hours.length && n < MOST_A_DAY && (
                <IconButton
                  icon="plus"
                  label={words.more(name)}
                  onClick={() => {
                    next.current = '.times:last-of-type input'
                    onAdd()
                  }}
                />
              )}
            </span>
          )
        })}
      </span>
    </li>
  )
}
