import { Button } from 'antd'
import type { DocumentView } from '../../api/documents.ts'
import { Bar } from '../../ui/Bar.tsx'
import { digits } from '../../ui/format/count.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { canEmbedAgain, waitsForOwner } from './status.ts'
import { texts } from './texts.ts'

interface Props {
  document: DocumentView
  /** Another that was made of the very same file. */
  twin: DocumentView | undefined
  isEmbedding: boolean
  onEmbed: (document: DocumentView) => void
}

/** The line below a card: why it is not ready, how far it is, and the next step; of one that is ready what is missing in it, and what it is a copy of. */
export function CardDetail({ document, twin, isEmbedding, onEmbed }: Props) {
  const { status, reason } = document
  if (isEmbedding || status === 'embedding') return <Progress document={document} />
  if (status === 'deleted') return null
  if (status === 'ready') {
    const text = [reason ?? '', twin ? texts.twin(twin.title) : ''].filter((one) => one !== '').join(' ')
    return text === '' ? null : <Detail text={text} />
  }
  if (status === 'reading') return <Detail text={texts.reading} />
  const generate = (isNext: boolean) => (
    <Button size="small" type={isNext ? 'primary' : 'default'} onClick={() => onEmbed(document)}>
      {texts.generate}
    </Button>
  )
  if (waitsForOwner(document)) {
    return <Detail text={reason ?? texts.waits[status === 'stale' ? 'stale' : 'chunked']} action={generate(true)} />
  }
  return (
    <Detail
      text={reason ?? texts.failedWithoutReason}
      action={
        canEmbedAgain(document) ? (
          generate(false)
        ) : (
          <LinkButton size="small" to="/documents/new">
            {texts.uploadAgain}
          </LinkButton>
        )
      }
    />
  )
}

function Detail({ text, action }: { text: string; action?: React.ReactNode }) {
  return (
    <div className="more">
      <p>{text}</p>
      {action && <div className="acts">{action}</div>}
    </div>
  )
}

function Progress({ document: { progress, title } }: { document: DocumentView }) {
  const { done, total } = progress ?? { done: 0, total: 0 }
  return (
    <div className="more">
      <Bar label={`${texts.searchable}: ${title}`} done={done} total={total} />
      <span className="small num">{total === 0 ? texts.queued : texts.progress(digits(done), digits(total))}</span>
    </div>
  )
}
