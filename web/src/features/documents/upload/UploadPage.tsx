import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import { Link, useNavigate } from 'react-router'
import { useListDocumentsQuery, type DocumentView } from '../../../api/documents.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { closed, Dialogs, type Asking } from '../Dialogs.tsx'
import { useDocumentActions } from '../useDocumentActions.ts'
import { ChunkPreview } from './ChunkPreview.tsx'
import { DropZone } from './DropZone.tsx'
import { FileRow } from './FileRow.tsx'
import { keepTab } from './keep-tab.ts'
import { PastedText } from './PastedText.tsx'
import { Steps } from './Steps.tsx'
import { texts } from './texts.ts'
import {
  isDone,
  isPartlyDone,
  isWorking,
  mayCatchUp,
  stepOf,
  type NewItem,
  type TypedSource,
  type UploadItem,
} from './uploads.ts'
import { useRoom } from './useRoom.ts'
import { useUploads } from './useUploads.ts'
import { WebPage } from './WebPage.tsx'
import './upload.css'

type SourceTab = keyof typeof texts.source
const REDIRECT_MS = 2_000

export function Component() {
  const dispatch = useDispatch()
  const pasted = useRef<TypedSource>(null)
  const address = useRef<TypedSource>(null)
  const [tab, setTab] = useState<SourceTab>('files')
  const { plan, room, limitMB } = useRoom()
  const { items, selected, add, remove, select, process, embed } = useUploads()
  const waiting = items.filter(({ status }) => status === 'pending')
  const readable = items.filter((item) => item.status === 'uploaded' || mayCatchUp(item))
  const isUploading = items.some(({ status }) => status === 'uploading')
  const done = isDone(items)
  // Text and addresses that are typed are taken along, so the button is off on the first tab only.
  const isNothingLeft = tab === 'files' && items.length > 0 && waiting.length === 0 && !isUploading
  const fitting = Math.min(waiting.length, room ?? Infinity)
  const isFull = waiting.length > 0 && fitting === 0
  const isPartly = isPartlyDone(items, isFull)
  const isSomeWaiting = waiting.length > 0
  // What was chosen and not sent yet is nowhere but on this page.
  useEffect(() => (isSomeWaiting ? keepTab() : undefined), [isSomeWaiting])

  const { data: documents = [] } = useListDocumentsQuery()
  const { remove: erase } = useDocumentActions()
  const [asking, setAsking] = useState<Asking>()
  const [[isTextHeld, setTextHeld], [isPageHeld, setPageHeld]] = [useState(false), useState(false)]
  useRedirect(done && !isTextHeld && !isPageHeld && asking?.of === undefined)
  /** What was read is a document by now: to take it away is to delete it. One that is ready stays. */
  const takeAway = ({ id, status, documentId }: UploadItem) => {
    const read = status === 'success' ? undefined : documents.find((one) => one.id === documentId)
    if (read) setAsking({ what: 'delete', of: [read] })
    else remove(id)
  }
  const deleteRead = async ([read]: readonly DocumentView[]) => {
    const item = items.find(({ documentId }) => documentId === read?.id)
    if (read && item && (await erase(read))) remove(item.id)
  }

  const processAll = () => {
    // What is typed and was not added yet is meant, too, also behind another tab.
    const taken: NewItem[] = []
    for (const [source, form] of [['text', pasted] as const, ['page', address] as const]) {
      const isWrong = form.current?.isWrong() ?? false
      // Nothing that is not shown can take the focus.
      if (isWrong) flushSync(() => setTab(source))
      const one = form.current?.take() ?? 'nothing'
      if (one === 'wrong') return add(taken)
      if (one !== 'nothing') taken.push(one)
    }
    add(taken)
    const fresh = taken.filter(({ id, problem }) => problem === undefined && !items.some((one) => one.id === id))
    const queue = [...waiting, ...fresh]
    // What there is no room for would only be refused: it waits.
    if (queue.length > 0) void process(queue.slice(0, room))
    else if (taken.length === 0) dispatch(toasted({ ...texts.nothing, variant: 'destructive' }))
  }
  return (
    <div className="wrap">
      <title>{texts.documentTitle}</title>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
      </div>
      <Steps current={stepOf(items)} allDone={done} />
      <div className="upload-two">
        <section aria-label={texts.files}>
          <Choice<SourceTab>
            className="kinds"
            aria-label={texts.sources}
            value={tab}
            onChange={setTab}
            options={(['files', 'text', 'page'] as const).map((value) => ({ value, label: texts.source[value] }))}
          />
          {tab === 'files' && <DropZone limitMB={limitMB} plan={plan?.name} onAdd={add} />}
          <PastedText ref={pasted} isHidden={tab !== 'text'} limitMB={limitMB} onAdd={add} onHold={setTextHeld} />
          <WebPage ref={address} isHidden={tab !== 'page'} onAdd={add} onHold={setPageHeld} />
          {items.length > 0 && (
            <ul className="files card">
              {items.map((item) => (
                <FileRow
                  key={item.id}
                  item={item}
                  isShown={item.id === selected}
                  onShow={() => select(item.id)}
                  onRemove={() => takeAway(item)}
                  onRetry={() => void (item.retry === 'embed' ? embed([item]) : process([item]))}
                />
              ))}
            </ul>
          )}
          {plan && room !== undefined && !isUploading && waiting.length > room && (
            <Note tone="warn" title={texts.noRoom.title(waiting.length - room, waiting.length)}>
              <p>
                {texts.noRoom.text(plan.name, plan.documents, room)}{' '}
                <Link to="/subscription-usage">{texts.noRoom.action}</Link>
              </p>
            </Note>
          )}
          <div className="act">
            <Button
              type={readable.length > 0 || done || isPartly ? 'default' : 'primary'}
              onClick={processAll}
              loading={isUploading}
              disabled={isNothingLeft || (isFull && !isUploading)}
            >
              {isUploading ? texts.working : texts.process}
            </Button>
            <span className="small muted">{!isUploading && texts.processNote(waiting.length, fitting)}</span>
          </div>
          {isPartly && (
            <div className="act">
              <LinkButton type="primary" to="/documents">
                {texts.toDocuments}
              </LinkButton>
              <span className="small muted">{texts.someReady}</span>
            </div>
          )}
        </section>
        <ChunkPreview
          item={items.find(({ id }) => id === selected)}
          waiting={readable}
          isBusy={items.some((item) => isWorking(item) && item.status === 'embedding')}
          isDone={done}
          onEmbed={() => void embed(readable)}
        />
      </div>
      <Dialogs
        asking={asking}
        documents={documents}
        onClose={() => setAsking(closed)}
        onDelete={(some) => void deleteRead(some)}
      />
    </div>
  )
}

/** After success the list opens by itself, two seconds later, unless somebody is at something else by then. */
function useRedirect(done: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => void navigate('/documents'), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])
}
