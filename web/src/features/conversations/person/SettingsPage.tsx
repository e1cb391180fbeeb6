import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { Link } from 'react-router'
import { Sections } from '../../../ui/asked/Sections.tsx'
import { Note } from '../../../ui/Note.tsx'
import { sentenceOf } from '../../../api/failure.ts'
import { useMay } from '../../../api/hooks.ts'
import { useHandoverSettingsQuery } from '../../../api/handover.ts'
import { NotifyPart } from './NotifyPart.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { texts } from './texts.ts'
import './person.css'

const words = texts.settings

/** Whether and when visitors may ask for a person. */
export function Component() {
  const { data, error, isFetching, refetch } = useHandoverSettingsQuery()
  const isEditor = useMay('editor')
  return (
    <div className="wrap inbox">
      <title>{words.documentTitle}</title>
      <Sections />
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
      </div>
      {error !== undefined && data === undefined && (
        <NotLoaded
          title={words.failedToLoad.title}
          text={sentenceOf(error, words.failedToLoad.text)}
          action={words.failedToLoad.action}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.isEntitled && (
        <Note title={words.notInPlan.title}>
          <p>
            {words.notInPlan.text} {isEditor && <Link to="/subscription-usage">{words.notInPlan.action}</Link>}
          </p>
        </Note>
      )}
      {data?.isEntitled && (
        <div className="handover-form">
          <SettingsForm saved={data.settings} isOpen={data.isOpen} mayChange={isEditor} />
          <NotifyPart />
        </div>
      )}
    </div>
  )
}
