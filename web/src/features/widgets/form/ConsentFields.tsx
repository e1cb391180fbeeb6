import { Input } from 'antd'
import { Field } from '../../../ui/Field.tsx'
import type { PartProps } from './part.ts'
import { texts } from './texts.ts'
import { Toggle } from './Toggle.tsx'

const words = texts.consent

/** What visitors are told before they write, where their owner wants it. */
export function ConsentFields({ draft, problems, onChange }: PartProps) {
  // What is wrong is shown, also where the line itself is switched off by now.
  const isOpen = draft.consentShown || problems.consentText !== undefined || problems.privacyUrl !== undefined
  return (
    <>
      <Toggle
        label={words.switch}
        hint={words.switchHint}
        isOn={draft.consentShown}
        onChange={(consentShown) => onChange({ consentShown })}
      />
      {isOpen && (
        <>
          <Field label={words.text} hint={words.textHint} error={problems.consentText}>
            {(control) => (
              <Input.TextArea
                {...control}
                name="consentText"
                rows={2}
                autoComplete="off"
                placeholder={words.textExample}
                value={draft.consentText}
                onChange={({ target }) => onChange({ consentText: target.value })}
              />
            )}
          </Field>
          <Field label={words.page} hint={words.pageHint} error={problems.privacyUrl}>
            {(control) => (
              <Input
                {...control}
                name="privacyUrl"
                type="url"
                maxLength={500}
                autoComplete="off"
                placeholder={words.pageExample}
                value={draft.privacyUrl}
                onChange={({ target }) => onChange({ privacyUrl: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}
