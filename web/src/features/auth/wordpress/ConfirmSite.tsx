import { Checkbox } from 'antd'
import { useId, type Ref } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { wordPressTexts } from '../texts.ts'
import type { ReturnSite } from './site.ts'

interface Props {
  site: ReturnSite
  confirmed: boolean
  /** Somebody went on without it. */
  isMissing: boolean
  onChange: (confirmed: boolean) => void
  box: Ref<HTMLDivElement>
}

/** Nothing is sent to a site that nobody has confirmed. */
export function ConfirmSite({ site, confirmed, isMissing, onChange, box }: Props) {
  const note = useId()
  const { yes, isMine, missing } = wordPressTexts
  const noted = isMissing ? { 'aria-invalid': true, 'aria-describedby': note } : {}
  return (
    <div className="confirm" ref={box}>
      <Checkbox checked={confirmed} onChange={({ target }) => onChange(target.checked)} {...noted}>
        {yes}
        <b>{site.origin}</b>
        {isMine}
      </Checkbox>
      {isMissing && (
        <p className="err" id={note} role="alert">
          <Icon name="fail" small />
          {missing}
        </p>
      )}
    </div>
  )
}
