import { Button } from 'antd'
import { useState } from 'react'
import { useListDocumentsQuery } from '../../../api/documents.ts'
import { Bar } from '../../../ui/Bar.tsx'
import { fileSize, sizeOf } from '../../../ui/format/size.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Ring } from '../../../ui/Ring.tsx'
import { texts } from './texts.ts'
import { isThere, sameFile } from './is-there.ts'
import { isWorking, type UploadItem } from './uploads.ts'

interface Props {
  item: UploadItem
  isShown: boolean
  /** Where its passages can be shown. */
  onShow?: () => void
  /** Where it can be taken away here. */
  onRemove?: (() => void) | undefined
  onRetry: () => void
}

/** A document of this visit: its name, one line on how far it is, a bar while it is worked on. */
export function FileRow({ item, isShown, onShow, onRemove, onRetry }: Props) {
  const { name, glyph, chunks, retry } = item
  const working = isWorking(item)
  const isDocument = item.documentId !== undefined && item.status !== 'success'
  return (
    <li className={isShown ? 'file-row sel' : 'file-row'}>
      <Glyph kind={glyph} />
      <div className="what">
        <h2 className="label-title">
          {chunks.length > 0 && onShow && !isShown ? (
            <button type="button" className="name" title={texts.showPassages(name)} onClick={onShow}>
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        <StatusLine item={item} isShown={isShown} />
        {item.documentId !== undefined && <SameFile item={item} />}
      </div>
      <div className="do">
        {retry !== undefined && (
          <Button type="text" size="small" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        {onRemove && (
          <IconButton icon={isDocument ? 'trash' : 'x'} label={labelOf(item)} disabled={working} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}

/** What was read is a document: to remove it is to delete it, until it is ready. */
function labelOf(item: UploadItem): string {
  const { name, documentId, status } = item
  if (isWorking(item)) return texts.cannotRemove(name)
  if (documentId === undefined) return texts.remove(name)
  return status === 'success' ? texts.leave(name) : texts.delete(name)
}

function StatusLine({ item, isShown }: Pick<Props, 'item' | 'isShown'>) {
  const { status, size, sent, source, chunks, name } = item
  switch (status) {
    case 'pending':
      return <Pending item={item} />
    case 'uploading':
      if (source.kind === 'page') return <Line icon={<Ring />}>{texts.fetching}</Line>
      if (sent >= 1) return <Line icon={<Ring />}>{texts.reading}</Line>
      return (
        <>
          <Line icon={<Ring />}>{texts.uploading(`${Math.floor(sent * 100)}%`, sizeOf(sent * size, size))}</Line>
          <Bar thin label={`${texts.source.files}: ${name}`} done={Math.floor(sent * 100)} total={100} />
        </>
      )
    case 'uploaded':
      return <Line icon={<Icon name="check" small />}>{texts.read(chunks.length, isShown)}</Line>
    case 'embedding':
      return <Embedding item={item} />
    case 'success':
      return (
        <Line tone="ok" icon={<Icon name="check" small />}>
          {texts.success(chunks.length)}
        </Line>
      )
    case 'error':
      return <Failed item={item} />
  }
}

function Pending({ item }: Pick<Props, 'item'>) {
  return (
    <>
      <Line icon={<Icon name="clock" small />}>
        {item.source.kind === 'page' ? texts.waitingPage : texts.waiting(fileSize(item.size))}
      </Line>
      <IsThere item={item} />
    </>
  )
}

/** What failed on the way back is a document all the same, as soon as the server has taken it up again: no reason to try again. */
function Failed({ item }: Pick<Props, 'item'>) {
  return (
    <>
      <Line tone="bad" icon={<Icon name="fail" small />}>
        {item.error}
      </Line>
      {item.retry === 'process' && <IsThere item={item} />}
    </>
  )
}

/**
 * What is there already says so before it is there twice. Where a reply was lost, the list of before does not know of it. As long as the
 * list is on its way, the room of what may have to be said is kept: a button that moves under the pointer loses its click.
 */
function IsThere({ item }: Pick<Props, 'item'>) {
  const { data } = useListDocumentsQuery(undefined, { refetchOnMountOrArgChange: item.status === 'error' })
  const [keepsRoom] = useState(data === undefined)
  const isSaid = isThere(item, data ?? [])
  if (!isSaid && !keepsRoom) return null
  return (
    <Line tone="warn" icon={<Icon name="alert" small />} isUnsaid={!isSaid}>
      {item.source.kind === 'page' ? texts.pageIsThere : texts.isThere}
    </Line>
  )
}

/** A copy under another name is known once it was read, when the list has it. */
function SameFile({ item }: Pick<Props, 'item'>) {
  const { data } = useListDocumentsQuery()
  const same = sameFile(item, data ?? [])
  return (
    same && (
      <Line tone="warn" icon={<Icon name="alert" small />}>
        {texts.isSame(same.title)}
      </Line>
    )
  )
}

/** The counts come from the list, which hears of every step. */
function Embedding({ item: { documentId, chunks, name } }: Pick<Props, 'item'>) {
  const { data } = useListDocumentsQuery()
  const { done, total } = data?.find(({ id }) => id === documentId)?.progress ?? { done: 0, total: chunks.length }
  return (
    <>
      <Line icon={<Ring />}>{texts.embedding(done, total)}</Line>
      <Bar thin label={`${texts.steps[2]}: ${name}`} done={done} total={total} />
    </>
  )
}

function Line({
  tone = '',
  icon,
  isUnsaid = false,
  children,
}: {
  tone?: 'ok' | 'warn' | 'bad' | ''
  icon: React.ReactNode
  /** Takes its room, and nobody sees or hears it. */
  isUnsaid?: boolean
  children: React.ReactNode
}) {
  return (
    <p
      className={`st num ${tone}`.trim()}
      role={tone === '' ? undefined : 'status'}
      style={isUnsaid ? { visibility: 'hidden' } : undefined}
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}
