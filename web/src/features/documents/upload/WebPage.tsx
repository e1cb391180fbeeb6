import { Button, Input } from 'antd'
import { useEffect, useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { pageAddress } from './pasted.ts'
import { texts } from './texts.ts'
import type { NewItem, TypedSource } from './uploads.ts'

interface Props {
  /** Another source is shown; what is typed here waits. */
  isHidden: boolean
  onAdd: (items: NewItem[]) => void
  /** Whether something is typed. */
  onHold: (isHeld: boolean) => void
  ref: Ref<TypedSource>
}

export function WebPage({ isHidden, onAdd, onHold, ref }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  const take = (): NewItem | 'wrong' => {
    const url = pageAddress(typed)
    setIsWrong(url === undefined)
    if (url === undefined) {
      form.current?.querySelector('input')?.focus()
      return 'wrong'
    }
    setTyped('')
    return {
      id: `page:${url}`,
      name: url.replace(/^https?:\/\//, ''),
      glyph: 'WEB',
      size: 0,
      source: { kind: 'page', url },
    }
  }
  const isEmpty = typed.trim() === ''
  useEffect(() => onHold(!isEmpty), [isEmpty, onHold])
  useImperativeHandle(ref, () => ({
    isWrong: () => !isEmpty && pageAddress(typed) === undefined,
    take: () => (isEmpty ? 'nothing' : take()),
  }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const item = take()
    if (item !== 'wrong') onAdd([item])
  }
  return (
    <form ref={form} className="source-form card" hidden={isHidden} noValidate onSubmit={submit}>
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
