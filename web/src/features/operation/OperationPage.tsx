import { useSelector } from 'react-redux'
import { useServicesQuery } from '../../api/operator.ts'
import { selectOperates } from '../../api/session/index.ts'
import { AccountsPart } from './AccountsPart.tsx'
import { ActsPart } from './ActsPart.tsx'
import { HealthPart } from './HealthPart.tsx'
import { ModelPart } from './ModelPart.tsx'
import { ParkedPart } from './ParkedPart.tsx'
import { ServicesPart } from './ServicesPart.tsx'
import { Stranger } from './Stranger.tsx'
import { texts } from './texts.ts'
import './operation.css'

export function Component() {
  const operates = useSelector(selectOperates)
  // Who ran it until a moment ago is refused as a whole.
  const isRefused = useServicesQuery(undefined, { skip: !operates }).error !== undefined
  if (!operates || isRefused) return <Stranger />
  return (
    <div className="wrap operation">
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <HealthPart />
      <ServicesPart />
      <ParkedPart />
      <ModelPart />
      <AccountsPart />
      <ActsPart />
    </div>
  )
}
