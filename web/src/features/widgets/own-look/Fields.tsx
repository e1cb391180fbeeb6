import type { OwnLook } from '@docent/proto'
import { OWN_FONTS, OWN_ICONS } from '@docent/proto/own-look'
import { Input } from 'antd'
import { Choice } from '../../../ui/Choice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { inFull, isColor } from '../form/hex-color.ts'
import { COLORS, hardToRead } from './own-look.ts'
import { texts } from './texts.ts'
import { Words } from './Words.tsx'

interface Props {
  look: OwnLook
  error: string | undefined
  onChange: (look: OwnLook) => void
}

const RADII = [0, 8, 16, 28] as const

export default function Fields({ look, error, onChange }: Props) {
  const set = (some: Partial<OwnLook>) => onChange({ ...look, ...some })
  const hard = hardToRead(look)
  return (
    <div className="o-fields">
      <div className="o-three">
        {COLORS.map((one) => (
          <OwnColor key={one} name={one} value={look[one]} onChange={(color) => set({ [one]: color })} />
        ))}
      </div>
      {hard !== undefined && (
        <Note tone="warn">
          <p>{hard}</p>
        </Note>
      )}
      <div className="b-pair">
        <Field label={texts.font}>
          {(control) => (
            <select
              {...control}
              value={look.font}
              onChange={({ target }) => set({ font: target.value as OwnLook['font'] })}
            >
              {OWN_FONTS.map((font) => (
                <option key={font} value={font}>
                  {texts.fonts[font]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.icon}>
          {(control) => (
            <select
              {...control}
              value={look.icon}
              onChange={({ target }) => set({ icon: target.value as OwnLook['icon'] })}
            >
              {OWN_ICONS.map((icon) => (
                <option key={icon} value={icon}>
                  {texts.icons[icon]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="field">
        <span className="b-lbl" aria-hidden="true">
          {texts.radius}
        </span>
        <Choice
          block
          aria-label={texts.radius}
          value={nearest(look.radius)}
          onChange={(radius) => set({ radius })}
          options={RADII.map((value) => ({ value, label: texts.radii[value] }))}
        />
      </div>
      <div className="b-pair">
        <Field label={texts.footer} hint={texts.footerHint}>
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              autoComplete="off"
              placeholder={texts.footerExample}
              value={look.footer.text}
              onChange={({ target }) => set({ footer: { ...look.footer, text: target.value } })}
            />
          )}
        </Field>
        <Field label={texts.url} hint={texts.urlHint} error={error}>
          {(control) => (
            <Input
              {...control}
              name="own"
              type="url"
              maxLength={500}
              autoComplete="off"
              placeholder={texts.urlExample}
              value={look.footer.url}
              onChange={({ target }) => set({ footer: { ...look.footer, url: target.value } })}
            />
          )}
        </Field>
      </div>
      <Words look={look} onChange={onChange} />
    </div>
  )
}

/** A program may have chosen one between those that are offered here. */
const nearest = (radius: number): (typeof RADII)[number] =>
  RADII.reduce((best, one) => (Math.abs(one - radius) < Math.abs(best - radius) ? one : best))

interface ColorProps {
  name: (typeof COLORS)[number]
  value: string
  onChange: (color: string) => void
}

/** A color that may be left to what is usual. */
function OwnColor({ name, value, onChange }: ColorProps) {
  const label = texts.colors[name]
  const wrong = value !== '' && !isColor(value) ? texts.notAColor(label) : undefined
  return (
    <Field label={label} hint={texts.colorHint[name]} error={wrong}>
      {(control) => (
        <div className="b-color">
          <input
            type="color"
            aria-label={texts.pick(label)}
            value={isColor(value) ? inFull(value).toLowerCase() : '#ffffff'}
            onChange={({ target }) => onChange(target.value)}
          />
          <Input
            {...control}
            className="num"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={value}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        </div>
      )}
    </Field>
  )
}
