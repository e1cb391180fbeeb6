import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { ownDomainsApi, useOwnDomainsQuery, type OwnDomainView } from '../../api/own-domains.ts'
import { AddForm } from './AddForm.tsx'
import { DomainCard } from './DomainCard.tsx'
import { MailSenderPart } from './MailSenderPart.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { OfPlan } from '../../ui/OfPlan.tsx'
import { texts } from './texts.ts'
import './own-domains.css'

// Few are ever removed.
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'))
const LOOK_MS = 2_000
const WAIT_MS = 10_000

export function Component() {
  const known = ownDomainsApi.endpoints.ownDomains.useQueryState()
  const query = useOwnDomainsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookEveryMs(known.data?.domains ?? []),
  })
  const { data, fulfilledTimeStamp } = query
  const dispatch = useAppDispatch()
  const [doomed, setDoomed] = useState<OwnDomainView>()
  const [wasAsked, setWasAsked] = useState(false)
  const domains = data?.domains ?? []
  const named = domains.find(({ isInEmbedCode }) => isInEmbedCode)?.host ?? ''
  // What the list of widgets has is then another line.
  useEffect(() => void dispatch(api.util.invalidateTags(['Widgets'])), [dispatch, named])
  const isFull = data !== undefined && domains.length >= data.most

  return (
    <div className="wrap own-domains">
      <title>{texts.documentTitle}</title>
      <BackLink to="/widgets">{texts.back}</BackLink>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <OfPlan query={query} count={domains.length} words={texts} />
      {data?.isAllowed && (isFull ? <p className="muted">{texts.most(data.most)}</p> : <AddForm />)}
      {data && domains.length > 0 && (
        <ul className="card-list" aria-label={texts.list}>
          {domains.map((domain) => (
            <DomainCard
              key={domain.id}
              domain={domain}
              isAllowed={data.isAllowed}
              pointTo={data.pointTo}
              now={new Date(fulfilledTimeStamp ?? 0)}
              onRemove={() => {
                setWasAsked(true)
                setDoomed(domain)
              }}
            />
          ))}
        </ul>
      )}
      <MailSenderPart />
      {wasAsked && (
        <Suspense>
          <RemoveDialog domain={doomed} onClose={() => setDoomed(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** While something is looked for the page follows it; 0: nothing is. */
function lookEveryMs(domains: readonly OwnDomainView[]): number {
  if (domains.some(({ state, isServed, leadsHere }) => state === 'checking' || (isServed && !leadsHere))) return LOOK_MS
  return domains.some(({ state }) => state === 'waiting') ? WAIT_MS : 0
}
