import { Button, Input } from 'antd'
import { Link } from 'react-router'
import { useCurrentPlanQuery } from '../../../api/workspace.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { AvatarField } from '../avatar/AvatarField.tsx'
import { allows } from '../entitled.ts'
import { OwnLookPart } from '../own-look/OwnLookPart.tsx'
import { ColorField } from './ColorField.tsx'
import { NEW } from './draft.ts'
import type { PartProps } from './part.ts'
import { PositionField } from './PositionField.tsx'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'
import { Toggle } from './Toggle.tsx'

const SIZES = ['small', 'medium', 'large'] as const
const THEMES = ['auto', 'light', 'dark'] as const

export function Appearance({ draft, problems, onChange }: PartProps) {
  const { data: plan } = useCurrentPlanQuery()
  const isUsualGreeting = draft.greetingMessage === NEW.greetingMessage
  const mayHide = plan !== undefined && allows(plan, 'branding-removal')
  return (
    <Section number={4} {...texts.appearance}>
      <div className="b-pair">
        <ColorField name="color" value={draft.color} error={problems.color} onChange={(color) => onChange({ color })} />
        <ColorField
          name="userMessageColor"
          value={draft.userMessageColor}
          error={problems.userMessageColor}
          onChange={(userMessageColor) => onChange({ userMessageColor })}
        />
      </div>
      {draft.userMessageColor === NEW.userMessageColor && draft.userMessageColor !== draft.color && (
        <Button size="small" className="b-instead" onClick={() => onChange({ userMessageColor: draft.color })}>
          {texts.oneColor}
        </Button>
      )}
      <div className="b-pair">
        <PositionField value={draft.position} onChange={(position) => onChange({ position })} />
        <div className="field">
          <span className="b-lbl" aria-hidden="true">
            {texts.size}
          </span>
          <Choice
            block
            aria-label={texts.size}
            value={draft.size}
            onChange={(size) => onChange({ size })}
            options={SIZES.map((value) => ({ value, label: texts.sizes[value] }))}
          />
          <p className="hint">{texts.sizeHint}</p>
        </div>
      </div>
      <div className="b-pair">
        <div className="field">
          <span className="b-lbl" aria-hidden="true">
            {texts.theme}
          </span>
          <Choice
            block
            aria-label={texts.theme}
            value={draft.theme}
            onChange={(theme) => onChange({ theme })}
            options={THEMES.map((value) => ({ value, label: texts.themes[value] }))}
          />
          <p className="hint">{texts.themeHint}</p>
        </div>
      </div>
      <AvatarField
        name={draft.name}
        color={draft.color}
        url={draft.botAvatarUrl}
        onChange={(botAvatarUrl) => onChange({ botAvatarUrl })}
      />
      <Field label={texts.greeting} {...(isUsualGreeting && { hint: texts.greetingHint })}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={draft.greetingMessage}
            onChange={({ target }) => onChange({ greetingMessage: target.value })}
          />
        )}
      </Field>
      {isUsualGreeting && (
        <Button
          size="small"
          className="b-instead"
          onClick={() => onChange({ greetingMessage: texts.greetingOf(draft.name.trim()) })}
        >
          {texts.greetInstead}
        </Button>
      )}
      {plan && (
        <Toggle
          label={texts.branding}
          hint={
            mayHide ? (
              texts.brandingPaid
            ) : (
              <>
                {texts.brandingFree(plan.name)} <Link to="/subscription-usage">{texts.plans}</Link>
              </>
            )
          }
          isOn={!mayHide || draft.showBranding}
          isOff={!mayHide}
          onChange={(showBranding) => onChange({ showBranding })}
        />
      )}
      {plan && <OwnLookPart plan={plan} draft={draft} problems={problems} onChange={onChange} />}
    </Section>
  )
}
