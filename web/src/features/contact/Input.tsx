import { Icon } from '../../ui/Icon.tsx'
import { texts, type ContactField } from './texts.ts'

interface Props {
  field: ContactField
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength: number
  /** Present for text of several lines. */
  rows?: number
  isOptional?: boolean
}

/** A field with the place of its error, which `form.ts` fills. */
export function Input({ field, type = 'text', autoComplete, maxLength, rows, isOptional = false }: Props) {
  const id = `contact-${field}`
  const control = { id, name: field, maxLength, required: !isOptional, autoComplete, className: 'in' }
  return (
    <div className="field">
      <label htmlFor={id}>
        {texts[field]} {isOptional && <span className="opt">{texts.optional}</span>}
      </label>
      {rows === undefined ? <input {...control} type={type} /> : <textarea {...control} rows={rows} />}
      <p className="err" id={`${id}-error`} hidden>
        <Icon name="fail" small />
        <span />
      </p>
    </div>
  )
}
