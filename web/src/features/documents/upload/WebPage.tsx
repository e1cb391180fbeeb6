import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { pageAddress } from './pasted.ts'
import { texts } from './texts.ts'
import type { NewItem } from './uploads.ts'

export function WebPage({ onAdd }: { onAdd: (items: NewItem[]) => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const url = pageAddress(typed)
    setIsWrong(url === undefined)
    if (url === undefined) return
    onAdd([
      {
        id: `page:${url}`,
        name: url.replace(/^https?:\/\//, ''),
        glyph: 'WEB',
        size: 0,
        source: { kind: 'page', url },
      },
    ])
    setTyped('')
  }
  return (
    <form className="source-form card" noValidate onSubmit={submit}>
      <Field label={texts.url} hint={texts.urlHint} error={isWrong ? texts.urlWrong : undefined}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsWrong(false)
            }}
          />
        )}
      </Field>
      <div>
        <Button htmlType="submit">{texts.addPage}</Button>
      </div>
    </form>
  )
}
