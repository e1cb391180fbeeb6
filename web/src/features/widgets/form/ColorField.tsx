import { Input } from 'antd'
import { Field } from '../../../ui/Field.tsx'
import { verdictOf } from './colors.ts'
import { NEW } from './draft.ts'
import { inFull, isColor } from './hex-color.ts'
import { texts } from './texts.ts'

interface Props {
  name: 'color' | 'userMessageColor'
  value: string
  error: string | undefined
  onChange: (color: string) => void
}

/** A color by eye or by number. Below it stands at once how text reads on it. */
export function ColorField({ name, value, error, onChange }: Props) {
  const label = texts[name]
  const verdict = verdictOf(value)
  return (
    <Field label={label} hint={verdict?.text ?? ''} error={error}>
      {(control) => (
        <div className={verdict?.isChanged && value !== NEW[name] ? 'b-color changed' : 'b-color'}>
          <input
            type="color"
            aria-label={texts.pick(label)}
            value={isColor(value) ? inFull(value).toLowerCase() : '#000000'}
            onChange={({ target }) => onChange(target.value)}
          />
          <Input
            {...control}
            name={name}
            className="num"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={value}
            onChange={({ target }) => onChange(withHash(target.value.trim()))}
          />
        </div>
      )}
    </Field>
  )
}

/** What is pasted from elsewhere often comes without it. */
const withHash = (text: string) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text)
