import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router'
import { selectWhyOut } from '../../api/session/index.ts'
import { Centered } from '../../ui/Centered.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { texts } from '../texts.ts'

/** Instead of a page that needs an owner. Signing in leads back to it. */
export function SignInPrompt() {
  const { pathname, search } = useLocation()
  const why = useSelector(selectWhyOut)
  const title = why?.code === 'account_suspended' ? texts.prompt.suspended : texts.prompt.title
  const from = encodeURIComponent(pathname + search)
  return (
    <>
      <title>{`${title} · ${texts.product}`}</title>
      <Centered
        picture={<Mark />}
        title={title}
        level={1}
        text={why?.error ?? texts.prompt.text}
        action={
          <>
            <LinkButton type="primary" to={`/login?from=${from}`}>
              {texts.signIn}
            </LinkButton>
            <p className="small">
              {texts.prompt.isNew} <Link to={`/login?mode=sign-up&from=${from}`}>{texts.prompt.signUp}</Link>
            </p>
          </>
        }
      />
    </>
  )
}
