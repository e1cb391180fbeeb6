import type { ModelSetting } from '@docent/proto/http'
import { Input } from 'antd'
import { useSelector } from 'react-redux'
import { useAccountsQuery } from '../../api/operator.ts'
import { selectUser } from '../../api/session/index.ts'
import { Field } from '../../ui/Field.tsx'
import { dayAndTime } from '../../ui/format/date.ts'
import type { Choice } from './ModelChoice.tsx'
import { texts } from './texts.ts'

const { choice: words } = texts.model

interface Props {
  setting: ModelSetting
  choice: Choice
  value: string
  onChange: (value: string) => void
}

/** Takes a key and shows none: of the one that is kept only how it ends, when it was set and by whom. */
export function KeyField({ setting: { env, from }, choice, value, onChange }: Props) {
  const hint = useHint(choice)
  const isLocked = from === 'environment'
  return (
    <Field label={words.key} hint={isLocked ? words.wins(env) : hint}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete="new-password"
          data-1p-ignore
          maxLength={1_000}
          value={value}
          readOnly={isLocked || !choice.takesKeys}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

function useHint({ key, takesKeys }: Choice): string {
  const own = useSelector(selectUser)?.uid
  const isOwn = key?.by === own
  const { data } = useAccountsQuery({ search: key?.by ?? '' }, { skip: key === null || isOwn })
  if (!takesKeys) return words.noKeys
  if (!key) return words.keyHint
  if (!key.isReadable) return words.keyLost
  const by = isOwn ? words.you : (data?.accounts.find(({ id }) => id === key.by)?.email ?? key.by)
  return words.keyKept(key.endsWith, by, dayAndTime(new Date(key.at)))
}
