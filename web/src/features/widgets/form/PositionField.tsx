import { useId } from 'react'
import type { Draft } from './draft.ts'
import { texts } from './texts.ts'

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

interface Props {
  value: Draft['position']
  onChange: (position: Draft['position']) => void
}

/** Four small screens with the bubble in its corner. */
export function PositionField({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="field b-corners">
      <legend className="b-lbl">{texts.position}</legend>
      <div>
        {CORNERS.map((corner) => (
          <label key={corner} className={`b-spot ${corner}`} title={texts.positions[corner]}>
            <input
              type="radio"
              name={name}
              aria-label={texts.positions[corner]}
              checked={value === corner}
              onChange={() => onChange(corner)}
            />
          </label>
        ))}
      </div>
      <p className="hint">{texts.positions[value]}</p>
    </fieldset>
  )
}
