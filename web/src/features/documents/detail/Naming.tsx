import { Input } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { DOCUMENT_TITLE_MAX_LENGTH, useRenameDocumentMutation, type DocumentView } from '../../../api/documents.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { Field } from '../../../ui/Field.tsx'
import { SaveOrCancel } from '../../../ui/SaveOrCancel.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { texts } from './texts.ts'

const words = texts.naming

/** Another name for a document; it opens in the place of what else can be done. */
export function Naming({ document: { id, title }, onDone }: { document: DocumentView; onDone: () => void }) {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState(title)
  const [wasTried, setTried] = useState(false)
  const [rename, { isLoading, error, reset }] = useRenameDocumentMutation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const input = form.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])
  const name = typed.trim()
  const missing = wasTried && name === '' ? words.missing : undefined
  const wrong = missing ?? (error === undefined ? undefined : sentenceOf(error, words.failed))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name === '' || isLoading) return
    if (name !== title) {
      const reply = await rename({ documentId: id, title: name })
      if (reply.error) return
      dispatch(toasted(words.done(name)))
    }
    onDone()
  }

  return (
    <form ref={form} className="doc-naming" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.label} hint={words.hint} error={wrong}>
        {(control) => (
          <Input
            {...control}
            name="document-title"
            autoComplete="off"
            maxLength={DOCUMENT_TITLE_MAX_LENGTH}
            status={wrong === undefined ? '' : 'error'}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              reset()
            }}
          />
        )}
      </Field>
      <SaveOrCancel words={words} isSaving={isLoading} onCancel={onDone} />
    </form>
  )
}
