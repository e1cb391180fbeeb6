import { useServicesQuery } from '../../api/operator.ts'
import { AccountsPart } from './AccountsPart.tsx'
import { ActsPart } from './ActsPart.tsx'
import { HealthPart } from './HealthPart.tsx'
import { ModelPart } from './ModelPart.tsx'
import { ParkedPart } from './ParkedPart.tsx'
import { ServicesPart } from './ServicesPart.tsx'
import { texts } from './texts.ts'
import './operation.css'

export function Component() {
  // Only a stranger to the installation is refused as a whole; that is said once.
  const isRefused = useServicesQuery().error !== undefined
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
      {!isRefused && (
        <>
          <ServicesPart />
          <ParkedPart />
          <ModelPart />
          <AccountsPart />
          <ActsPart />
        </>
      )}
    </div>
  )
}
