import { Button, Input } from 'antd'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { OWN_DOMAIN_MAX_LENGTH, useAddOwnDomainMutation } from '../../api/own-domains.ts'
import { Field } from '../../ui/Field.tsx'
import { texts } from './texts.ts'

const words = texts.form

/** Claims a host; what is wrong with it stands below the field. */
export function AddForm() {
  const [add, { isLoading }] = useAddOwnDomainMutation()
  const [host, setHost] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = async () => {
    if (host.trim() === '') {
      setProblem(words.missing)
      return
    }
    try {
      await add(host).unwrap()
      setHost('')
      setProblem(undefined)
    } catch (error) {
      setProblem(sentenceOf(error, texts.other))
    }
  }
  return (
    <form
      className="own-domain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void submit()
      }}
    >
      <Field label={words.host} hint={words.hint} error={problem}>
        {(control) => (
          <div className="own-domain-add">
            <Input
              {...control}
              name="own-domain"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={words.example}
              maxLength={OWN_DOMAIN_MAX_LENGTH}
              status={problem === undefined ? '' : 'error'}
              value={host}
              onChange={({ target }) => setHost(target.value)}
            />
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {isLoading ? words.adding : words.add}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
