import type { ReactNode } from 'react'
import type { OwnDomainView } from '../../api/own-domains.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CopyLine } from './CopyLine.tsx'
import { texts } from './texts.ts'

const { card: words } = texts

/** The record or file that shows whose the host is. */
export function ProofStep({ domain: { host, proof, provenBy, state, problem } }: { domain: OwnDomainView }) {
  const isDone = provenBy !== null && state !== 'missing'
  return (
    <Step title={words.prove} done={isDone ? words.provenBy[provenBy] : undefined}>
      <p className="muted">{words.proveText}</p>
      <dl>
        <CopyLine label={words.type} value="TXT" host={host} isPlain />
        <CopyLine label={words.name} value={proof.record} host={host} />
        <CopyLine label={words.value} value={proof.value} host={host} />
      </dl>
      <details>
        <summary>{words.or}</summary>
        <p className="muted">{words.orText}</p>
        <dl>
          <CopyLine label={words.address} value={proof.file} host={host} />
          <CopyLine label={words.content} value={proof.content} host={host} />
        </dl>
      </details>
      {!isDone && problem !== null && <Found problem={problem} />}
    </Step>
  )
}

/** Where the host has to lead. */
export function LeadStep({
  domain: { host, leadsHere, isServed, notHere },
  pointTo,
}: {
  domain: OwnDomainView
  pointTo: string
}) {
  return (
    <Step title={words.lead} done={leadsHere ? words.here : undefined}>
      <p className="muted">{words.leadText}</p>
      <dl>
        <CopyLine label={words.type} value="CNAME" host={host} isPlain />
        <CopyLine label={words.name} value={host} host={host} />
        <CopyLine label={words.value} value={pointTo} host={host} />
      </dl>
      {isServed && notHere !== null && <Found problem={notHere} />}
    </Step>
  )
}

/** What is done is folded away: it is needed again when something was lost. */
function Step({ title, done, children }: { title: string; done: string | undefined; children: ReactNode }) {
  if (done === undefined) {
    return (
      <li>
        <h3>{title}</h3>
        {children}
      </li>
    )
  }
  return (
    <li className="done">
      <details>
        <summary>
          <Icon name="check" small />
          <span>{done}</span>
        </summary>
        <h3>{title}</h3>
        {children}
      </details>
    </li>
  )
}

/** Words of strangers may be in it: they are shown as text. */
function Found({ problem }: { problem: string }) {
  return (
    <div className="own-domain-found">
      <b>{words.found}</b>
      <ul>
        {problem.split('; ').map((one, index) => (
          <li key={index}>{one}</li>
        ))}
      </ul>
    </div>
  )
}
