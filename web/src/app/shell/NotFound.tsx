import { Centered } from '../../ui/Centered.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { texts } from '../texts.ts'

export function Component() {
  const { title, text, action } = texts.notFound
  return (
    <>
      <title>{`${title} · ${texts.product}`}</title>
      <Centered
        picture={<Mark />}
        title={title}
        level={1}
        text={text}
        action={
          <LinkButton type="primary" to="/documents">
            {action}
          </LinkButton>
        }
      />
    </>
  )
}
