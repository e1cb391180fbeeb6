import { Button } from 'antd'
import { useState } from 'react'
import { useDocumentChunksQuery, type DocumentView } from '../../../api/documents.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { counted } from '../../../ui/format/count.ts'
import { NotLoaded } from '../../../ui/NotLoaded.tsx'
import { Ring } from '../../../ui/Ring.tsx'
import { useAfter } from '../../../ui/useAfter.ts'
import { ChunkArticle } from '../ChunkArticle.tsx'
import { texts as all } from '../texts.ts'
import { texts } from './texts.ts'

const AT_ONCE = 50
const words = texts.passages

/** Every passage of a document, some at a time. */
export function Passages({ document: { id, chunkCount, status } }: { document: DocumentView }) {
  const [windows, setWindows] = useState(1)
  const rest = chunkCount - windows * AT_ONCE
  return (
    <section className="card doc-passages">
      <header>
        <h2>{words.title}</h2>
        <p className="small muted">
          {chunkCount > 0
            ? `${counted(chunkCount, 'passage')}. ${words.lead}`
            : words.none[status === 'failed' ? 'failed' : 'reading']}
        </p>
      </header>
      {chunkCount > 0 &&
        Array.from({ length: windows }, (_, index) => <Some key={index} documentId={id} from={index * AT_ONCE} />)}
      {rest > 0 && (
        <footer>
          <Button type="text" block onClick={() => setWindows(windows + 1)}>
            {all.passages.more(Math.min(rest, AT_ONCE))}
          </Button>
        </footer>
      )}
    </section>
  )
}

function Some({ documentId, from }: { documentId: string; from: number }) {
  const { data, error, isFetching, refetch } = useDocumentChunksQuery({ documentId, from, limit: AT_ONCE })
  const late = useAfter(200)
  if (data) return data.chunks.map((chunk) => <ChunkArticle key={chunk.id} chunk={chunk} total={data.total} isWhole />)
  if (error !== undefined) {
    const { title, text, action } = words.failed
    return (
      <div className="chunk">
        <NotLoaded
          title={title}
          text={sentenceOf(error, text)}
          action={action}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  return (
    <p className="chunk muted" role="status">
      {late && (
        <>
          <Ring /> {words.loading}
        </>
      )}
    </p>
  )
}
