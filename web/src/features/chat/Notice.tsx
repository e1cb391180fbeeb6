import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { useListDocumentsQuery } from '../../api/documents.ts'
import { selectOperates } from '../../api/session/index.ts'
import { useModelStatusQuery } from '../../api/workspace.ts'
import { FoundModels } from '../../ui/FoundModels.tsx'
import { Note } from '../../ui/Note.tsx'
import { texts } from './texts.ts'

/** What this chat is, and what it cannot do here. */
export function Notice() {
  const { data: models } = useModelStatusQuery()
  const { data: documents } = useListDocumentsQuery()
  const operates = useSelector(selectOperates)
  const [isHowOpen, setIsHowOpen] = useState(false)
  const nothingReady = documents !== undefined && !documents.some(({ status }) => status === 'ready')
  return (
    <>
      <Note>
        <p>
          {texts.notice.before}
          <b>{texts.notice.all}</b>
          {texts.notice.after}
        </p>
        {models?.answering.trouble !== undefined && <p>{texts.failing(models.answering.trouble)}</p>}
        {models?.answering.offline && (
          <>
            <p>
              {texts.offline}{' '}
              <button
                type="button"
                className="text-link"
                aria-expanded={isHowOpen}
                onClick={() => setIsHowOpen(!isHowOpen)}
              >
                {texts.howTo}
              </button>
            </p>
            {isHowOpen && <p className="small">{operates ? <HowTo /> : texts.howToAsk}</p>}
            {operates && models.found && <FoundModels found={models.found} />}
          </>
        )}
      </Note>
      {nothingReady && (
        <Note>
          <p>
            {documents.length === 0 ? (
              <>
                {texts.nothingThere} <Link to="/documents/new">{texts.nothingThereAction}</Link>
              </>
            ) : (
              <>
                {texts.nothingReady} <Link to="/documents">{texts.nothingReadyAction}</Link>
              </>
            )}
          </p>
        </Note>
      )}
    </>
  )
}

function HowTo() {
  const { before, page, after } = texts.howToSet
  return (
    <>
      {before}
      <Link to="/operation">{page}</Link>
      {after}
    </>
  )
}
