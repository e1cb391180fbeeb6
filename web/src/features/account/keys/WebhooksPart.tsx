import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Part } from '../Part.tsx'
import { texts } from '../texts.ts'

const { webhooks: words } = texts

/** The way to the webhooks, which have a page of their own. */
export function WebhooksPart() {
  return (
    <Part title={words.title} text={words.text}>
      <div className="acts">
        <LinkButton to="/webhooks">{words.open}</LinkButton>
      </div>
    </Part>
  )
}
