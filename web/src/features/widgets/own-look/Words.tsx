import type { OwnLook } from '@docent/proto'
import { BUBBLE_LANGUAGES, OWN_WORD_MAX_LENGTH, OWN_WORDS, type BubbleLanguage } from '@docent/proto/own-look'
import { Input } from 'antd'
import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { withWord } from './own-look.ts'
import { texts } from './texts.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The bubble's own words, put another way, one language at a time. */
export function Words({ look, onChange }: { look: OwnLook; onChange: (look: OwnLook) => void }) {
  const [language, setLanguage] = useState<BubbleLanguage>('en')
  const said = look.words[language] ?? {}
  return (
    <fieldset className="o-words">
      <legend className="b-lbl">{texts.words}</legend>
      <p className="hint">{texts.wordsHint}</p>
      <Field label={texts.language}>
        {(control) => (
          <select {...control} value={language} onChange={({ target }) => setLanguage(target.value as BubbleLanguage)}>
            {BUBBLE_LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {names.of(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="b-pair">
        {OWN_WORDS.map((word) => (
          <Field key={word} label={texts.word[word]}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                lang={language}
                maxLength={OWN_WORD_MAX_LENGTH}
                autoComplete="off"
                value={said[word] ?? ''}
                onChange={({ target }) => onChange(withWord(look, language, word, target.value))}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
