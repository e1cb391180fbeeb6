import { Button, Input } from 'antd'
import { useSelector } from 'react-redux'
import { selectOperates } from '../../../api/session/index.ts'
import { useRetentionQuery } from '../../../api/widgets.ts'
import { useModelStatusQuery } from '../../../api/workspace.ts'
import { Field } from '../../../ui/Field.tsx'
import { FoundModels } from '../../../ui/FoundModels.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { PartProps } from './part.ts'
import { Section } from './Section.tsx'
import { Toggle } from './Toggle.tsx'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

const PARTS = ['mainTask', 'strategy', 'speakingStyle'] as const
const LONGEST = 4_000

export function Behavior({ draft, problems, onChange }: PartProps) {
  const { data: models } = useModelStatusQuery()
  const { data: retention } = useRetentionQuery()
  const operates = useSelector(selectOperates)
  return (
    <Section number={1} {...texts.behavior}>
      {models?.answering.offline && (
        <Note>
          <p>{texts.offline}</p>
          {operates && models.found && <FoundModels found={models.found} />}
        </Note>
      )}
      <Field label={texts.name} hint={texts.nameHint} error={problems.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <div className="field" role="group" aria-label={texts.startFrom}>
        <span className="b-lbl" aria-hidden="true">
          {texts.startFrom}
        </span>
        <div className="b-chips">
          {templates.map(({ key, label, prompt }) => (
            <Button key={key} size="small" onClick={() => onChange(prompt)}>
              {label}
            </Button>
          ))}
        </div>
        <p className="hint">{texts.startFromHint}</p>
      </div>
      {PARTS.map((part) => (
        <Field key={part} label={texts[part]} hint={texts[`${part}Hint`]} error={problems[part]}>
          {(control) => (
            <Input.TextArea
              {...control}
              name={part}
              required
              rows={2}
              maxLength={LONGEST}
              placeholder={texts[`${part}Example`]}
              value={draft[part]}
              onChange={({ target }) => onChange({ [part]: target.value })}
            />
          )}
        </Field>
      ))}
      <Toggle
        label={texts.keepHistory}
        hint={texts.keepHistoryHint}
        isOn={draft.keepHistory}
        onChange={(keepHistory) => onChange({ keepHistory })}
      />
      {draft.keepHistory && (
        <Field
          label={texts.keepDays.label}
          hint={retention && texts.keepDays.hint(retention)}
          error={problems.keepDays}
        >
          {(control) => (
            <Input
              {...control}
              name="keepDays"
              className="b-short num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={draft.keepDays}
              onChange={({ target }) => onChange({ keepDays: target.value })}
            />
          )}
        </Field>
      )}
    </Section>
  )
}
