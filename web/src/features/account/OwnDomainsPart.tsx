import { LinkButton } from '../../ui/LinkButton.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const { ownDomains: words } = texts

/** The way to the own domains, which have a page of their own. */
export function OwnDomainsPart() {
  return (
    <Part title={words.title} text={words.text}>
      <div className="acts">
        <LinkButton to="/own-domains">{words.open}</LinkButton>
      </div>
    </Part>
  )
}
