import { Input, type InputRef } from 'antd'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Field } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { readDomains, shortDomains, tidyDomains } from './domains.ts'
import type { PartProps } from './part.ts'
import { domainsProblem } from './problems.ts'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

export function Security({ draft, problems, onChange }: PartProps) {
  const { hash, key } = useLocation()
  const limit = useRef<InputRef>(null)
  useEffect(() => {
    if (hash !== '#answers-a-day') return undefined
    // After the title of the page, which has the focus first.
    const frame = requestAnimationFrame(() => limit.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
  const { patterns, problems: wrong } = readDomains(draft.domains)
  // While a line is being written it may well be wrong; the ones above it are finished.
  const last = draft.domains.split('\n').length
  const finished = wrong.filter(({ line }) => line < last)
  const kept = patterns.length > 0 ? ` ${texts.domainsKept(patterns.length)}` : ''
  return (
    <Section number={5} {...texts.security}>
      <Field label={texts.domains} hint={texts.domainsHint + kept} error={problems.domains ?? domainsProblem(finished)}>
        {(control) => (
          <Input.TextArea
            {...control}
            name="domains"
            className="b-mono"
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={texts.domainsExample}
            value={draft.domains}
            onChange={({ target }) => onChange({ domains: tidyAbove(target.value, target.selectionEnd) })}
            // No line comes or goes here: whoever is about to press a button must find it where it was.
            onBlur={() => onChange({ domains: tidyDomains(draft.domains) })}
          />
        )}
      </Field>
      {patterns.length === 0 && wrong.length === 0 && (
        <Note tone="warn" title={texts.open}>
          <p className="small">{texts.openText}</p>
        </Note>
      )}
      <Field label={texts.dailyLimit} hint={texts.dailyLimitHint} error={problems.dailyAnswerLimit}>
        {(control) => (
          <Input
            {...control}
            ref={limit}
            name="dailyAnswerLimit"
            className="b-short num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={draft.dailyAnswerLimit}
            onChange={({ target }) => onChange({ dailyAnswerLimit: target.value })}
          />
        )}
      </Field>
    </Section>
  )
}

/** With the end of a line, or with a paste of several, the lines before take the form they are kept in. */
function tidyAbove(text: string, caret: number): string {
  if (caret !== text.length || !text.includes('\n')) return text
  const cut = text.lastIndexOf('\n')
  const above = shortDomains(text.slice(0, cut))
  return above === '' ? text.slice(cut + 1) : `${above}\n${text.slice(cut + 1)}`
}
