import { Button, Input } from 'antd'
import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { problemOf } from './check-file.ts'
import { fileOfText } from './pasted.ts'
import { texts } from './texts.ts'
import type { NewItem, TypedSource } from './uploads.ts'

interface Props {
  /** Another source is shown; what is typed here waits. */
  isHidden: boolean
  limitMB: number | undefined
  onAdd: (items: NewItem[]) => void
  /** Whether something is typed. */
  onHold: (isHeld: boolean) => void
  ref: Ref<TypedSource>
}

export function PastedText({ isHidden, limitMB, onAdd, onHold, ref }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const missing = { title: title.trim() === '', text: text.trim() === '' }
  const isEmpty = missing.title && missing.text
  useEffect(() => onHold(!isEmpty), [isEmpty, onHold])

  const take = (): NewItem | 'wrong' => {
    setTried(missing.title || missing.text)
    if (missing.title || missing.text) {
      form.current?.querySelector<HTMLElement>(missing.title ? 'input' : 'textarea')?.focus()
      return 'wrong'
    }
    const { name, type, glyph } = fileOfText(title, text)
    const file = new Blob([text], { type })
    const id = `text:${name}:${crypto.getRandomValues(new Uint32Array(1)).join('')}`
    setTitle('')
    setText('')
    return {
      id,
      name,
      glyph,
      size: file.size,
      source: { kind: 'file', file, type },
      problem: problemOf({ name, type, size: file.size }, limitMB),
    }
  }
  useImperativeHandle(ref, () => ({
    isWrong: () => missing.title !== missing.text,
    take: () => (isEmpty ? 'nothing' : take()),
  }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const item = take()
    if (item !== 'wrong') onAdd([item])
  }
  return (
    <form ref={form} className="source-form card" hidden={isHidden} noValidate onSubmit={submit}>
      <Field
        label={texts.pastedTitle}
        hint={texts.pastedTitleHint}
        error={tried && missing.title ? texts.pastedMissing.title : undefined}
      >
        {(control) => (
          <Input {...control} maxLength={200} value={title} onChange={({ target }) => setTitle(target.value)} />
        )}
      </Field>
      <Field label={texts.pastedText} error={tried && missing.text ? texts.pastedMissing.text : undefined}>
        {(control) => (
          <Input.TextArea {...control} rows={9} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div>
        <Button htmlType="submit">{texts.addText}</Button>
      </div>
    </form>
  )
}
