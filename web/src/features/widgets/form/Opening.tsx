import { Input } from 'antd'
import { useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../../../api/session/index.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import type { PartProps } from './part.ts'
import { Section } from './Section.tsx'
import { StarterQuestions } from './StarterQuestions.tsx'
import { texts } from './texts.ts'
import { hasValue, KINDS, type Kind } from './way-out.ts'

/** How a conversation begins, and where it leads when the documents end. */
export function Opening({ draft, problems, onChange }: PartProps) {
  const email = useSelector(selectUser)?.email ?? ''
  // Whoever looks at another kind finds what was typed for the one before.
  const typed = useRef<Partial<Record<Kind, string>>>({})
  const { wayOutKind: kind, wayOutValue, wayOutLabel } = draft
  const words = texts.wayOut
  const choose = (next: Kind) => {
    typed.current[kind] = wayOutValue
    onChange({ wayOutKind: next, wayOutValue: typed.current[next] ?? '' })
  }
  return (
    <Section number={3} {...texts.opening}>
      <StarterQuestions
        questions={draft.starterQuestions}
        documentIds={draft.documentIds}
        onChange={(starterQuestions) => onChange({ starterQuestions })}
      />
      <div className="field">
        <span className="b-lbl" aria-hidden="true">
          {words.kind}
        </span>
        <Choice
          block
          className="b-kinds"
          aria-label={words.kind}
          value={kind}
          onChange={choose}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <p className="hint">{words.hint[kind](email)}</p>
      </div>
      {hasValue(kind) && (
        <Field label={words.value[kind]} error={problems.wayOutValue}>
          {(control) => (
            <Input
              {...control}
              key={kind}
              name="wayOutValue"
              type={kind === 'mail' ? 'email' : kind === 'phone' ? 'tel' : 'url'}
              maxLength={500}
              autoComplete="off"
              placeholder={words.example[kind]}
              value={wayOutValue}
              onChange={({ target }) => onChange({ wayOutValue: target.value })}
            />
          )}
        </Field>
      )}
      {kind !== 'none' && (
        <Field label={words.label} hint={words.labelHint} error={problems.wayOutLabel}>
          {(control) => (
            <Input
              {...control}
              name="wayOutLabel"
              autoComplete="off"
              placeholder={words.labelExample[kind]}
              value={wayOutLabel}
              onChange={({ target }) => onChange({ wayOutLabel: target.value })}
            />
          )}
        </Field>
      )}
      <ConsentFields draft={draft} problems={problems} onChange={onChange} />
    </Section>
  )
}
