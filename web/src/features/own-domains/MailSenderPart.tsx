import { Button, Input } from 'antd'
import { useState } from 'react'
import { asFailure, sentenceOf } from '../../api/failure.ts'
import {
  SENDER_NAME_MAX_LENGTH,
  useCheckMailSenderMutation,
  useMailSenderQuery,
  useSetMailSenderMutation,
  type MailSender,
  type MailSenderFields,
} from '../../api/mail-sender.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { Field } from '../../ui/Field.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useAttempt } from '../../ui/toasts/useAttempt.ts'
import { useTypedOver } from '../../ui/useTypedOver.ts'
import { CopyLine } from './CopyLine.tsx'
import { texts } from './texts.ts'

const { sender: words } = texts
const ADDRESS_MAX_LENGTH = 254

/** Who mails to visitors come from; nothing where the plan has no say in it. */
export function MailSenderPart() {
  const { data } = useMailSenderQuery()
  if (!data?.isAllowed) return null
  const { address } = data.sender
  return (
    <section className="card own-domain mail-sender" aria-labelledby="mail-sender">
      <div className="card-top">
        <h2 id="mail-sender">{words.title}</h2>
        {address !== '' && (
          <span className={data.sender.isProven ? 'tag ok' : 'tag busy'}>
            {data.sender.isProven ? words.proven : words.waiting}
          </span>
        )}
      </div>
      <p className="muted">{words.lead}</p>
      <SenderForm data={data} />
      {address !== '' && <Records data={data} />}
    </section>
  )
}

function SenderForm({ data: { sender, usual, mayHaveAddress } }: { data: MailSender }) {
  const [save, { isLoading }] = useSetMailSenderMutation()
  const dispatch = useAppDispatch()
  const { typed, setTyped, kept } = useTypedOver<MailSenderFields>({
    name: sender.name,
    replyTo: sender.replyTo,
    address: sender.address,
  })
  const [problem, setProblem] = useState<{ field: string | undefined; text: string }>()
  const wrong = (field: keyof MailSenderFields) => (problem?.field === field ? problem.text : undefined)
  const submit = async () => {
    try {
      await save(typed).unwrap()
      kept(typed)
      setProblem(undefined)
      dispatch(toasted({ title: words.saved }))
    } catch (error) {
      const text = sentenceOf(error, texts.other)
      const { field } = asFailure(error)
      setProblem({ field, text })
      if (field === undefined) dispatch(toasted({ title: words.notSaved, description: text, variant: 'destructive' }))
    }
  }
  const input = (field: keyof MailSenderFields, placeholder: string, maxLength: number) => ({
    name: `sender-${field}`,
    autoComplete: 'off',
    placeholder,
    maxLength,
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  })
  return (
    <form
      className="mail-sender-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void submit()
      }}
    >
      <Field label={words.name} hint={words.nameHint} error={wrong('name')}>
        {(control) => <Input {...control} {...input('name', words.nameExample, SENDER_NAME_MAX_LENGTH)} />}
      </Field>
      <Field label={words.replyTo} hint={words.replyToHint} error={wrong('replyTo')}>
        {(control) => <Input {...control} {...input('replyTo', usual.replyTo, ADDRESS_MAX_LENGTH)} inputMode="email" />}
      </Field>
      {mayHaveAddress ? (
        <Field label={words.address} hint={words.addressHint} error={wrong('address')}>
          {(control) => (
            <Input {...control} {...input('address', usual.address, ADDRESS_MAX_LENGTH)} inputMode="email" />
          )}
        </Field>
      ) : (
        <p className="hint">{words.noAddress(usual.address)}</p>
      )}
      <div className="row">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

function Records({ data: { sender, usual } }: { data: MailSender }) {
  const [check, checking] = useCheckMailSenderMutation()
  const attempt = useAttempt()
  return (
    <>
      {!sender.isProven && <p className="muted">{words.until(usual.address)}</p>}
      <ol className="own-domain-steps">
        {sender.records.map(({ what, name, value, problem }) => (
          <li key={what}>
            <h3>{words.records[what]}</h3>
            <dl>
              <CopyLine label={texts.card.type} value="TXT" host={sender.address} isPlain />
              <CopyLine label={texts.card.name} value={name} host={sender.address} />
              <CopyLine label={what === 'spf' ? words.holds : texts.card.value} value={value} host={sender.address} />
            </dl>
            {problem === null ? (
              sender.checkedAt !== null && <p className="mail-sender-found">{words.found}</p>
            ) : (
              <p className="own-domain-found">
                <b>{texts.card.found}</b> {problem}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="row">
        <Button
          loading={checking.isLoading}
          onClick={() => void attempt(texts.card.notChecked, () => check().unwrap())}
        >
          {words.check}
        </Button>
      </div>
    </>
  )
}
