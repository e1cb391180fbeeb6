import { Button } from 'antd'
import type { ApiKeyView } from '../../../api/self.ts'
import { addedOn, momentOf } from '../../../ui/format/date.ts'
import { texts } from '../texts.ts'

const { keys: words } = texts

interface Props {
  entry: ApiKeyView
  /** When the list was loaded. */
  now: Date
  onRevoke: () => void
}

export function KeyEntry({ entry, now, onRevoke }: Props) {
  const { name, prefix, createdAt, lastUsedAt, expiresAt } = entry
  const on = (moment: { seconds: number }) => addedOn(momentOf(moment), now)
  const isOver = expiresAt !== null && momentOf(expiresAt) <= now
  return (
    <li>
      <div>
        <p className="label-title spaced">{name}</p>
        <p className="meta num">
          <code>{prefix}…</code>
          <span>{words.made(on(createdAt))}</span>
          <span>{lastUsedAt === null ? words.unused : words.used(on(lastUsedAt))}</span>
          {expiresAt && <span>{isOver ? words.expired(on(expiresAt)) : words.expires(on(expiresAt))}</span>}
        </p>
      </div>
      <Button size="small" aria-label={words.revokeOne(name)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </li>
  )
}
