import type { ConversationView } from '../../api/conversations.ts'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

/** The thumb of a visitor; one that is down stands out. */
export function Rating({ of: { helpful } }: { of: NonNullable<ConversationView['feedback']> }) {
  return (
    <span className={helpful ? undefined : 'tag bad'}>
      <Icon name={helpful ? 'good' : 'poor'} small />
      {helpful ? texts.helpful : texts.notHelpful}
    </span>
  )
}
