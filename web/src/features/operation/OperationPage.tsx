import { HealthPart } from './HealthPart.tsx'
import { ServicesPart } from './ServicesPart.tsx'
import { texts } from './texts.ts'
import './operation.css'

export function Component() {
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
    </div>
  )
}
