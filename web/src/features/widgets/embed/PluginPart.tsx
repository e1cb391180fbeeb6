import { Link } from 'react-router'
import { useCurrentPlanQuery } from '../../../api/workspace.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { allows } from '../entitled.ts'
import type { Plugin } from './places.ts'
import { Steps } from './Steps.tsx'
import { texts } from './texts.ts'

/** The way without a line of code, to take or, on a plan that has not, to know of. */
export function PluginPart({ to, file, steps }: Plugin) {
  const { data: plan } = useCurrentPlanQuery()
  if (!plan) return null
  if (!allows(plan, to)) {
    return (
      <p className="e-plugin hint">
        {texts.pluginPaid(plan.name)} <Link to="/subscription-usage">{texts.plans}</Link>
      </p>
    )
  }
  return (
    <>
      <p className="e-plugin">
        <a className="btn plain" href={file} download>
          <Icon name="down" small />
          {texts.download}
        </a>
      </p>
      <Steps steps={steps} />
      <p className="hint">{texts.without}</p>
    </>
  )
}
