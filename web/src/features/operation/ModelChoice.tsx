import type { modelInUse, ModelSetting, RouteReply } from '@docent/proto/http'
import { Button, Checkbox, Input } from 'antd'
import { useState, type SubmitEvent } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { KeyField } from './KeyField.tsx'
import { texts } from './texts.ts'
import { answered, embedded } from './tried.ts'
import { useChoose } from './useChoose.ts'

const { choice: words } = texts.model

export type Choice = NonNullable<RouteReply<typeof modelInUse>['choice']>

/** Endpoint, key and models, as an operator sets them; what the environment sets is told and not asked for. */
export function ModelChoice({ choice }: { choice: Choice }) {
  const of = (name: ModelSetting['name']) => choice.settings.find((one) => one.name === name) as ModelSetting
  const begin = (name: ModelSetting['name']) => (of(name).from === 'page' ? (of(name).value ?? '') : '')
  const [address, setAddress] = useState(begin('address'))
  const [chatModel, setChatModel] = useState(begin('chatModel'))
  const [embeddingModel, setEmbeddingModel] = useState(begin('embeddingModel'))
  const [key, setKey] = useState('')
  const [dropsKey, setDropsKey] = useState(false)
  const wish = {
    address: address.trim() || null,
    chatModel: chatModel.trim() || null,
    embeddingModel: embeddingModel.trim() || null,
    ...(key.trim() === '' ? dropsKey && { key: null } : { key: key.trim() }),
  }
  const { ask, use, leave, trial, problem, canInsist, change, isBusy } = useChoose(wish)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    use()
  }
  const isSetHere = choice.settings.some(({ from }) => from === 'page')
  return (
    <form className="card trial choice" onSubmit={submit} autoComplete="off">
      <div>
        <b>{words.name}</b>
        <p className="muted">{words.hint}</p>
      </div>
      <div className="choice-fields">
        <Setting setting={of('address')} hint={words.addressHint} value={address} most={500} onChange={setAddress} />
        <div>
          <KeyField setting={of('key')} choice={choice} value={key} onChange={setKey} />
          {choice.key && key === '' && of('key').from !== 'environment' && (
            <Checkbox checked={dropsKey} onChange={({ target }) => setDropsKey(target.checked)}>
              {words.dropKey}
            </Checkbox>
          )}
        </div>
        <Setting
          setting={of('chatModel')}
          hint={words.chatModelHint}
          value={chatModel}
          most={200}
          onChange={setChatModel}
        />
        <Setting
          setting={of('embeddingModel')}
          hint={words.embeddingModelHint}
          value={embeddingModel}
          most={200}
          onChange={setEmbeddingModel}
        />
      </div>
      <div className="choice-acts">
        <Button type="primary" htmlType="submit" loading={isBusy === 'use'} aria-disabled={isBusy !== undefined}>
          {words.use}
        </Button>
        <Button loading={isBusy === 'ask'} aria-disabled={isBusy !== undefined} onClick={ask}>
          {words.ask}
        </Button>
        {isSetHere && (
          <Button danger aria-disabled={isBusy !== undefined} onClick={leave}>
            {words.leave}
          </Button>
        )}
      </div>
      <div role="status">
        {trial && (
          <>
            <p>
              <b>{trial.answering.name}</b> {answered(trial.answering)}
            </p>
            <p>
              <b>{trial.embedding.name}</b> {embedded(trial.embedding)}
            </p>
          </>
        )}
      </div>
      {problem !== undefined && (
        <Note tone="bad">
          <p>{sentenceOf(problem, texts.other)}</p>
          {canInsist && (
            <Button size="small" onClick={() => use(true)}>
              {words.anyway}
            </Button>
          )}
        </Note>
      )}
      <ChangeDialog {...change} />
    </form>
  )
}

interface SettingProps {
  setting: ModelSetting
  hint: string
  value: string
  most: number
  onChange: (value: string) => void
}

function Setting({ setting: { name, env, from, value: ofEnvironment }, hint, value, most, onChange }: SettingProps) {
  const isLocked = from === 'environment'
  const isBound = isLocked && ofEnvironment === null
  return (
    <Field label={words[name]} hint={isBound ? words.bound(env) : isLocked ? words.wins(env) : hint}>
      {(control) => (
        <Input
          {...control}
          value={isLocked ? (ofEnvironment ?? '') : value}
          readOnly={isLocked}
          maxLength={most}
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
