import { Button, Input } from 'antd'
import { useState, type SubmitEvent } from 'react'
import { useSelector } from 'react-redux'
import { useAccountsQuery, useAccountsUseQuery, type Account, type AccountUse } from '../../api/operator.ts'
import { selectUser } from '../../api/session/index.ts'
import { dayAndTime } from '../../ui/format/date.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AccountDialog, type AccountAct } from './AccountDialog.tsx'
import { Awaited } from './Awaited.tsx'
import { Part } from './Part.tsx'
import { Table } from './Table.tsx'
import { texts } from './texts.ts'

const { accounts: words } = texts

/** Who has an account, and what is done to one. */
export function AccountsPart() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  const [asked, setAsked] = useState<Asked>()
  const find = (sought: string) => {
    setSearch(sought.trim())
    setCursors([undefined])
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    find(typed)
  }
  const showAll = () => {
    setTyped('')
    find('')
  }
  return (
    <Part title={words.title} text={words.text}>
      <form className="operation-form" role="search" onSubmit={submit}>
        <Field label={words.search} hint={words.searchHint}>
          {(control) => (
            <Input
              {...control}
              maxLength={254}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="acts">
          <Button htmlType="submit">{words.find}</Button>
          {search !== '' && <Button onClick={showAll}>{words.all}</Button>}
        </div>
      </form>
      {cursors.map((cursor, index) => (
        <Page
          key={`${search} ${cursor ?? ''}`}
          given={cursor === undefined ? { search } : { search, cursor }}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
          onAsk={setAsked}
        />
      ))}
      <AccountDialog about={asked} onClose={() => setAsked(undefined)} />
    </Part>
  )
}

interface PageProps {
  given: { search: string; cursor?: string }
  isLast: boolean
  onMore: (cursor: string) => void
  onAsk: (asked: Asked) => void
}
interface Asked {
  account: Account
  act: AccountAct
}

function Page({ given, isLast, onMore, onAsk }: PageProps) {
  const query = useAccountsQuery(given, { refetchOnMountOrArgChange: true })
  const { accounts, next } = query.data ?? { accounts: [], next: null }
  const ids = accounts.map(({ id }) => id).join(',')
  // Billing is asked apart: without it the accounts are there still.
  const { data: used } = useAccountsUseQuery(ids, { skip: ids === '', refetchOnMountOrArgChange: true })
  const useOf = new Map(used?.accounts.map((one) => [one.id, one]))
  return (
    <>
      <Awaited query={query} words={words} />
      {query.data && accounts.length === 0 && next === null && <p role="status">{words.none}</p>}
      {accounts.length > 0 && (
        <Table label={`${words.title}, ${accounts[0]?.email}`} heads={Object.values(words.heads)}>
          {accounts.map((one) => (
            <Row key={one.id} account={one} use={useOf.get(one.id)} onAsk={(act) => onAsk({ account: one, act })} />
          ))}
        </Table>
      )}
      {isLast && next !== null && (
        <div>
          <Button onClick={() => onMore(next)}>{words.more}</Button>
        </div>
      )}
    </>
  )
}

interface RowProps {
  account: Account
  use: AccountUse | undefined
  onAsk: (act: AccountAct) => void
}

function Row({ account, use, onAsk }: RowProps) {
  const { id, email, displayName, createdAt, suspended, secondFactor, isOperator } = account
  const act = suspended ? 'lift' : 'suspend'
  const isOwn = useSelector(selectUser)?.uid === id
  return (
    <tr>
      <th scope="row">
        {email}
        {displayName !== '' && <p className="muted">{displayName}</p>}
        {isOperator && <p className="muted">{isOwn ? words.own : words.operator}</p>}
        {suspended && (
          <>
            <span className="tag bad">
              <Icon name="fail" small />
              {words.suspended}
            </span>
            <p className="muted">{words.why(suspended.reason, dayAndTime(new Date(suspended.at)))}</p>
          </>
        )}
      </th>
      <td>{use?.plan ?? words.unknown}</td>
      <td>
        {use ? words.messages(use.messages, use.messagesLimit) : words.unknown}
        {use && <p className="muted">{words.holds(use.documents, use.widgets)}</p>}
      </td>
      <td>{dayAndTime(new Date(createdAt))}</td>
      <td>
        <div className="acts">
          {(!isOperator || suspended) && (
            <Button size="small" danger={!suspended} aria-label={`${words[act]} ${email}`} onClick={() => onAsk(act)}>
              {words[act]}
            </Button>
          )}
          {secondFactor && (
            <Button size="small" aria-label={words.endFactorOf(email)} onClick={() => onAsk('endFactor')}>
              {words.endFactor}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
