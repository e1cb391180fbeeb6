import { Switch } from 'antd'
import { useSetWeeklyMailMutation, useWeeklyMailQuery } from '../../api/mails.ts'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'
import { useAttempt } from './useAttempt.ts'

const { mails } = texts

/** Which mails an owner wants. */
export function MailsPart() {
  const { data } = useWeeklyMailQuery()
  const [set, { isLoading }] = useSetWeeklyMailMutation()
  const { attempt } = useAttempt(mails.failed)
  const change = (on: boolean) =>
    void attempt(
      () => set({ on }).unwrap(),
      () => ({ title: on ? mails.on : mails.off }),
    )
  return (
    <Part title={mails.title} text={mails.text}>
      <label className="mail-switch">
        <Switch checked={data?.on ?? true} disabled={!data} loading={isLoading} onChange={change} />
        <span>{mails.weekly}</span>
      </label>
    </Part>
  )
}
