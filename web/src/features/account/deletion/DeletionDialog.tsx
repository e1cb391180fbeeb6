import { Button, Input, Modal, type InputRef } from 'antd'
import { useRef, useState, type FormEvent } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { useSignOutMutation } from '../../../api/account.ts'
import { useListDocumentsQuery } from '../../../api/documents.ts'
import { useDeleteAccountMutation, useListSessionsQuery } from '../../../api/self.ts'
import { selectUser } from '../../../api/session/index.ts'
import { useListWidgetsQuery } from '../../../api/workspace.ts'
import { Field } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SecretInput } from '../../../ui/SecretInput.tsx'
import { texts } from '../texts.ts'
import { useAttempt } from '../useAttempt.ts'

const { deletion } = texts
const FORM = 'deletion-form'

interface Props {
  isOpen: boolean
  email: string
  onClose: () => void
}

/** Says what goes, and asks for the password and the address. The focus starts on the way back. */
export default function DeletionDialog({ isOpen, email, onClose }: Props) {
  const { data: sessions } = useListSessionsQuery()
  const { hasPassword = true, isFresh = false } = sessions?.signIn ?? {}
  const mustSignIn = !hasPassword && !isFresh
  const keep = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const typed = useRef<InputRef>(null)
  const navigate = useNavigate()
  const [values, setValues] = useState({ password: '', email: '' })
  const [errors, setErrors] = useState<{ password?: string; email?: string }>({})
  const [remove, { isLoading }] = useDeleteAccountMutation()
  const [signOut, { isLoading: isLeaving }] = useSignOutMutation()
  const { attempt, problem, forget } = useAttempt(deletion.failed)

  const set = (field: 'password' | 'email') => (value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    setErrors({})
    forget()
  }
  const close = () => {
    setValues({ password: '', email: '' })
    setErrors({})
    forget()
    onClose()
  }
  /** The page of sign-in sends on whoever is signed in, so this session ends first. */
  const signInAgain = async () => {
    const left = await attempt(() => signOut().unwrap())
    if (left !== undefined) await navigate('/login?from=%2Faccount', { replace: true })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    if (hasPassword && values.password === '') return setErrors({ password: deletion.required })
    if (values.email.trim().toLowerCase() !== email) {
      typed.current?.focus()
      return setErrors({ email: deletion.mistyped })
    }
    const body = { email: values.email, ...(hasPassword && { password: values.password }) }
    const done = await attempt(
      () => remove(body).unwrap(),
      () => ({ title: deletion.done, description: deletion.doneText }),
    )
    if (done) await navigate('/login', { replace: true })
  }
  const wrongPassword = problem?.code === 'current_password_wrong' ? problem.reason : undefined
  return (
    <Modal
      open={isOpen}
      title={deletion.dialog}
      width={540}
      centered
      closable={false}
      onCancel={close}
      afterOpenChange={(open) => open && keep.current?.focus()}
      footer={
        <>
          <Button ref={keep} onClick={close}>
            {deletion.keep}
          </Button>
          {!mustSignIn && (
            <Button danger type="primary" htmlType="submit" form={FORM} loading={isLoading}>
              {deletion.confirm}
            </Button>
          )}
        </>
      }
    >
      <Consequences />
      {mustSignIn ? (
        <Note tone="warn">
          <p>{deletion.signInAgain}</p>
          <Button size="small" loading={isLeaving} onClick={() => void signInAgain()}>
            {deletion.signIn}
          </Button>
        </Note>
      ) : (
        <form id={FORM} className="fields" noValidate onSubmit={(event) => void submit(event)}>
          {hasPassword && (
            <SecretInput
              name="password"
              label={deletion.password}
              autoComplete="current-password"
              error={errors.password ?? wrongPassword}
              value={values.password}
              toggle={texts.password}
              onChange={set('password')}
            />
          )}
          <Field label={deletion.type(email)} error={errors.email}>
            {(control) => (
              <Input
                {...control}
                ref={typed}
                name="typed-address"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                status={errors.email === undefined ? '' : 'error'}
                value={values.email}
                onChange={({ target }) => set('email')(target.value)}
              />
            )}
          </Field>
          {problem && wrongPassword === undefined && (
            <Note tone="bad" title={deletion.failed}>
              <p>{problem.reason}</p>
            </Note>
          )}
        </form>
      )}
    </Modal>
  )
}

function Consequences() {
  const { data: documents = [] } = useListDocumentsQuery()
  const { data: widgets = [] } = useListWidgetsQuery()
  const user = useSelector(selectUser)
  return (
    <div className="consequences">
      <p>{deletion.gone}</p>
      <ul>
        {deletion.list(documents.length, widgets.length).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {user?.isOperator && (
        <Note tone="warn">
          <p>{deletion.operator}</p>
        </Note>
      )}
      <p className="muted">{deletion.takeFirst}</p>
    </div>
  )
}
