import type { TurnOutcome } from '../../api/conversations.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { texts } from './texts.ts'

const SIGNS: Record<TurnOutcome, [tone: string, icon: IconName]> = {
  answered: ['ok', 'check'],
  unsure: ['', 'info'],
  'not-found': ['bad', 'fail'],
  message: ['busy', 'mail'],
  person: ['busy', 'figure'],
}

/** What became of a turn, as a shape and a word; `words` where there is more to say of it. */
export function Outcome({ of, words = texts.outcome[of] }: { of: TurnOutcome; words?: string }) {
  const [tone, icon] = SIGNS[of]
  return (
    <span className={`tag ${tone}`}>
      <Icon name={icon} small />
      {words}
    </span>
  )
}
