import { Centered } from '../../ui/Centered.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { texts } from './texts.ts'

/** For whoever came by an address and does not run the installation: nothing went wrong. */
export function Stranger() {
  const { title, text, action } = texts.stranger
  return (
    <>
      <title>{`${title} · Docent`}</title>
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
