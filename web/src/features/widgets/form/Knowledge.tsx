import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useListDocumentsQuery, type DocumentView } from '../../../api/documents.ts'
import { counted, digits } from '../../../ui/format/count.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { Ring } from '../../../ui/Ring.tsx'
import type { PartProps } from './part.ts'
import { isChoosable, narrowed, stateOf, waitsForOwner, SEARCH_FROM } from './pick.ts'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

export function Knowledge({ draft, problems, onChange }: PartProps) {
  const { data, error, isFetching, refetch } = useListDocumentsQuery()
  const [find, setFind] = useState('')
  const note = useId()
  const documents = (data ?? []).filter(({ status }) => status !== 'deleted')
  const chosen = new Set(draft.documentIds)
  const toggle = (id: string, isOn: boolean) =>
    onChange({ documentIds: isOn ? [...draft.documentIds, id] : draft.documentIds.filter((one) => one !== id) })
  const shown = narrowed(documents, find)
  const choosable = shown.filter(isChoosable)
  const isAll = choosable.every(({ id }) => chosen.has(id))
  const take = (isOn: boolean) =>
    onChange({ documentIds: isOn ? [...new Set([...draft.documentIds, ...choosable.map(({ id }) => id)])] : [] })

  return (
    <Section number={2} {...texts.knowledge}>
      {error !== undefined && (
        <NotLoaded
          title={texts.documentsFailed}
          text={texts.documentsFailedText}
          action={texts.tryAgain}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && documents.length === 0 && (
        <Note>
          <p>{texts.noDocuments}</p>
          <LinkButton size="small" to="/documents/new">
            {texts.addDocument}
          </LinkButton>
        </Note>
      )}
      {documents.length >= SEARCH_FROM && (
        <Input
          type="search"
          aria-label={texts.findDocument}
          placeholder={texts.findDocument}
          prefix={<Icon name="search" />}
          value={find}
          onChange={({ target }) => setFind(target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      {choosable.length > 1 && (
        <div className="b-chips b-all">
          <Button size="small" disabled={isAll} onClick={() => take(true)}>
            {texts.chooseAll(choosable.length, find.trim() !== '')}
          </Button>
          <Button size="small" type="text" disabled={draft.documentIds.length === 0} onClick={() => take(false)}>
            {texts.chooseNone}
          </Button>
        </div>
      )}
      {documents.length > 0 && (
        <div className="b-docs card" role="group" aria-label={texts.documents} aria-describedby={note}>
          {shown.map((document) => (
            <Row
              key={document.id}
              document={document}
              isChosen={chosen.has(document.id)}
              isWrong={problems.documentIds !== undefined}
              onToggle={toggle}
            />
          ))}
          {shown.length === 0 && <p className="b-none muted">{texts.noneFits}</p>}
        </div>
      )}
      {problems.documentIds !== undefined ? (
        <p className="err" id={note}>
          <Icon name="fail" small />
          {problems.documentIds}
        </p>
      ) : (
        documents.length > 0 && (
          <p className="hint" id={note}>
            {countOf(documents, chosen)}
          </p>
        )
      )}
    </Section>
  )
}

interface RowProps {
  document: DocumentView
  isChosen: boolean
  isWrong: boolean
  onToggle: (id: string, isOn: boolean) => void
}

function Row({ document, isChosen, isWrong, onToggle }: RowProps) {
  const { id, title, chunkCount } = document
  const state = stateOf(document)
  const isOff = !isChosen && !isChoosable(document)
  return (
    <label className={isOff ? 'no' : undefined}>
      <input
        type="checkbox"
        name="documentIds"
        checked={isChosen}
        disabled={isOff}
        aria-invalid={(isWrong && !isOff) || undefined}
        onChange={({ target }) => onToggle(id, target.checked)}
      />
      <b>{title}</b>
      {state === 'ready' && <span className="small muted num">{counted(chunkCount, 'passage')}</span>}
      {state === 'processing' && (
        <span className="tag busy">
          {waitsForOwner(document) ? <Icon name="clock" small /> : <Ring />}
          {texts.processing}
        </span>
      )}
      {state === 'failed' && (
        <span className="tag bad">
          <Icon name="fail" small />
          {texts.failed}
        </span>
      )}
    </label>
  )
}

function countOf(documents: readonly DocumentView[], chosen: ReadonlySet<string>): string {
  const ready = documents.filter((one) => stateOf(one) === 'ready')
  const taken = documents.filter(({ id }) => chosen.has(id))
  const passages = taken.reduce((sum, { chunkCount }) => sum + chunkCount, 0)
  const said = texts.chosen(digits(taken.length), digits(ready.length), counted(passages, 'passage'))
  return documents.some((one) => stateOf(one) === 'processing') ? `${said} ${texts.chosenRest}` : said
}
