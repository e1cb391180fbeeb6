import { useId } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { Given, Named } from './given.ts'
import { texts } from './texts.ts'

interface Props {
  widgets: readonly Named[]
  given: Given
  /** Those that are chosen first by whoever wants only some. */
  proposed: readonly string[]
  hint: string
  error: string | undefined
  onChange: (given: Given) => void
}

const words = texts.editor.given

/** Which widgets give an answer: every one, or some. */
export function WhichWidgets({ widgets, given, proposed, hint, error, onChange }: Props) {
  const id = useId()
  const note = `${id}-note`
  return (
    <fieldset className="field plain-fieldset which-widgets" aria-describedby={note}>
      <legend>{words.label}</legend>
      <label>
        <input type="radio" name={id} checked={given === null} onChange={() => onChange(null)} />
        {words.all}
      </label>
      <label>
        <input type="radio" name={id} checked={given !== null} onChange={() => onChange(proposed)} />
        {words.some}
      </label>
      {given !== null && (
        <ul>
          {widgets.map((one) => (
            <li key={one.id}>
              <label>
                <input
                  type="checkbox"
                  checked={given.includes(one.id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...given, one.id] : given.filter((other) => other !== one.id))
                  }
                />
                {one.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className={error === undefined ? 'hint' : 'err'} id={note}>
        {error !== undefined && <Icon name="fail" small />}
        {error ?? hint}
      </p>
    </fieldset>
  )
}
