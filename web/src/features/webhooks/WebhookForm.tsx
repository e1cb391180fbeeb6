import { Checkbox, Input } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { asFailure, sentenceOf } from '../../api/failure.ts'
import {
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_URL_MAX_LENGTH,
  type WebhookFields,
  type WebhookList,
  type WebhookView,
} from '../../api/webhooks.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { SaveOrCancel } from '../../ui/SaveOrCancel.tsx'
import { texts, typeName } from './texts.ts'

interface Props {
  /** The one that is changed. */
  webhook?: WebhookView
  types: WebhookList['types']
  /** Rejects with a `CallFailure`. */
  onSave: (fields: WebhookFields) => Promise<unknown>
  onCancel: () => void
}

const words = texts.form

/** Where to, what for, and which messages. */
export function WebhookForm({ webhook, types, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState({
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    types: webhook?.types ?? types.map(({ type }) => type),
  })
  const [wasTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<{ code: string; text: string }>()
  const form = useRef<HTMLFormElement>(null)
  const group = useId()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isBlank = typed.url.trim() === ''
  const isRefused = trouble?.code === 'webhook_address_refused'
  const wrongUrl = wasTried && isBlank ? words.missing.url : isRefused ? trouble.text : undefined

  const submit = async () => {
    setTried(true)
    setTrouble(undefined)
    if (isBlank || typed.types.length === 0) return
    setSaving(true)
    try {
      const enabled = webhook === undefined || webhook.off === null
      await onSave({ ...typed, types: typed.types as WebhookFields['types'], enabled })
    } catch (error) {
      setTrouble({ code: asFailure(error).code, text: sentenceOf(error, texts.other) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      ref={form}
      className="webhook-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void submit()
      }}
    >
      <Field label={words.url} hint={words.urlHint} error={wrongUrl}>
        {(control) => (
          <Input
            {...control}
            name="webhook-url"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={words.urlExample}
            maxLength={WEBHOOK_URL_MAX_LENGTH}
            status={wrongUrl === undefined ? '' : 'error'}
            value={typed.url}
            onChange={({ target }) => setTyped({ ...typed, url: target.value })}
          />
        )}
      </Field>
      <Field label={words.description} hint={words.descriptionHint}>
        {(control) => (
          <Input
            {...control}
            name="webhook-description"
            autoComplete="off"
            maxLength={WEBHOOK_DESCRIPTION_MAX_LENGTH}
            value={typed.description}
            onChange={({ target }) => setTyped({ ...typed, description: target.value })}
          />
        )}
      </Field>
      <div className="field" role="group" aria-labelledby={group}>
        <span className="field-label" id={group}>
          {words.types}
        </span>
        {types.map(({ type, summary }) => (
          <Checkbox
            className="webhook-type"
            key={type}
            checked={typed.types.includes(type)}
            onChange={({ target }) =>
              setTyped({
                ...typed,
                types: target.checked ? [...typed.types, type] : typed.types.filter((one) => one !== type),
              })
            }
          >
            <b>{typeName(type)}</b> <code>{type}</code>
            <span className="hint">{summary}</span>
          </Checkbox>
        ))}
        {wasTried && typed.types.length === 0 && (
          <p className="err">
            <Icon name="fail" small />
            {words.missing.types}
          </p>
        )}
      </div>
      {trouble !== undefined && !isRefused && (
        <Note tone="bad" title={words.notSaved}>
          <p>{trouble.text}</p>
        </Note>
      )}
      <SaveOrCancel words={words} isSaving={isSaving} onCancel={onCancel} />
    </form>
  )
}
