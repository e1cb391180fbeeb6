import { Switch } from 'antd'
import { useId, type ReactNode } from 'react'

interface Props {
  label: string
  hint: ReactNode
  isOn: boolean
  isOff?: boolean
  onChange: (isOn: boolean) => void
}

export function Toggle({ label, hint, isOn, isOff = false, onChange }: Props) {
  const id = useId()
  return (
    <div className="b-toggle">
      <Switch
        id={id}
        checked={isOn}
        disabled={isOff}
        aria-describedby={`${id}-hint`}
        onChange={(checked) => onChange(checked)}
      />
      <div>
        <label className="b-lbl" htmlFor={id}>
          {label}
        </label>
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
    </div>
  )
}
