import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** What a control must carry so that its label, help and error are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it the help or what is wrong. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId()
  const note = `${id}-note`
  const noted = error !== undefined || hint !== undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': noted ? note : undefined, 'aria-invalid': error !== undefined || undefined })}
      {error !== undefined ? (
        <p className="err" id={note}>
          <Icon name="fail" small />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p className="hint" id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
