import { Switch } from 'antd'
import {
  useHandoverMailsQuery,
  useSetHandoverMailsMutation,
  useSetWeeklyMailMutation,
  useWeeklyMailQuery,
} from '../../api/mails.ts'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'
import { useAttempt } from './useAttempt.ts'

const { mails } = texts

/** Which mails somebody wants: about their own account, and about visitors of every account they work in. */
export function MailsPart({ isOwn }: { isOwn: boolean }) {
  return (
    <Part title={mails.title} text={isOwn ? mails.text : mails.elsewhere}>
      <HandoverSwitch />
      {isOwn && <WeeklySwitch />}
    </Part>
  )
}

function WeeklySwitch() {
  const { data } = useWeeklyMailQuery()
  const [set, { isLoading }] = useSetWeeklyMailMutation()
  return <MailSwitch of={mails.weekly} isOn={data?.on} isBusy={isLoading} set={(on) => set({ on }).unwrap()} />
}

function HandoverSwitch() {
  const { data } = useHandoverMailsQuery()
  const [set, { isLoading }] = useSetHandoverMailsMutation()
  return <MailSwitch of={mails.handover} isOn={data?.on} isBusy={isLoading} set={(on) => set({ on }).unwrap()} />
}

interface MailSwitchProps {
  of: { label: string; on: string; off: string }
  /** Undefined until it is known. */
  isOn: boolean | undefined
  isBusy: boolean
  set(on: boolean): Promise<unknown>
}

function MailSwitch({ of: { label, on, off }, isOn, isBusy, set }: MailSwitchProps) {
  const { attempt } = useAttempt(mails.failed)
  const change = (to: boolean) =>
    void attempt(
      () => set(to),
      () => ({ title: to ? on : off }),
    )
  return (
    <label className="mail-switch">
      <Switch checked={isOn ?? true} disabled={isOn === undefined} loading={isBusy} onChange={change} />
      <span>{label}</span>
    </label>
  )
}
