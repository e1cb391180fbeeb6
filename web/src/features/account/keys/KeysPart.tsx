import { lazy, Suspense, useState } from 'react'
import { useListApiKeysQuery, type ApiKeyView } from '../../../api/self.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Awaited } from '../Awaited.tsx'
import { Part } from '../Part.tsx'
import { texts } from '../texts.ts'
import { KeyEntry } from './KeyEntry.tsx'
import { NewKey } from './NewKey.tsx'

// Most visits revoke nothing, and a dialog is heavy.
const RevokeDialog = lazy(() => import('./RevokeDialog.tsx'))
const { keys: words } = texts

export function KeysPart() {
  const query = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, fulfilledTimeStamp } = query
  const [doomed, setDoomed] = useState<ApiKeyView>()
  const [wasAsked, setWasAsked] = useState(false)
  const ask = (key: ApiKeyView) => {
    setWasAsked(true)
    setDoomed(key)
  }
  const plans = new Intl.ListFormat('en', { type: 'disjunction' }).format(data?.plans ?? [])
  return (
    <Part title={words.title} text={words.text}>
      <Awaited query={query} words={words} />
      {data && !data.isAllowed && (
        <Note tone={data.keys.length > 0 ? 'warn' : 'info'} title={words.notInPlan(plans)}>
          <p>{data.keys.length > 0 ? words.resting : words.notInPlanText}</p>
          <LinkButton size="small" to="/subscription-usage">
            {words.plans}
          </LinkButton>
        </Note>
      )}
      {data?.isAllowed && <NewKey />}
      {data?.isAllowed && (
        <p>
          <a href="/developers">{words.guide}</a>
        </p>
      )}
      {data && data.keys.length > 0 && (
        <ul className="entries">
          {data.keys.map((key) => (
            <KeyEntry key={key.id} entry={key} now={new Date(fulfilledTimeStamp ?? 0)} onRevoke={() => ask(key)} />
          ))}
        </ul>
      )}
      {wasAsked && (
        <Suspense>
          <RevokeDialog entry={doomed} onClose={() => setDoomed(undefined)} />
        </Suspense>
      )}
    </Part>
  )
}
