import { Button } from 'antd'
import { useState } from 'react'
import type { Chunk } from '../../../api/documents.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ChunkArticle } from '../ChunkArticle.tsx'
import { texts as all } from '../texts.ts'
import { texts } from './texts.ts'
import type { UploadItem } from './uploads.ts'

interface Props {
  item: UploadItem | undefined
  /** What Generate Embeddings would work on. */
  waiting: readonly UploadItem[]
  isBusy: boolean
  isDone: boolean
  onEmbed: () => void
}

/** What an answer will be able to quote, before anything is made searchable. */
export function ChunkPreview({ item, waiting, isBusy, isDone, onEmbed }: Props) {
  const passages = waiting.reduce((sum, { chunks }) => sum + chunks.length, 0)
  return (
    <aside className="preview card" aria-label={texts.preview}>
      <header>
        <p className="small muted">{texts.preview}</p>
        {item ? (
          <>
            <h2>{item.name}</h2>
            <p className="small muted">{texts.splitInto(item.chunks.length)}</p>
          </>
        ) : (
          <p className="muted">{texts.previewEmpty}</p>
        )}
      </header>
      {item && <Passages key={item.id} chunks={item.chunks} />}
      {(waiting.length > 0 || isBusy || isDone) && (
        <footer>
          {isDone ? (
            <p className="done" role="status">
              <Icon name="check" small />
              {texts.leaving}
            </p>
          ) : (
            <>
              <Button type="primary" block onClick={onEmbed} loading={isBusy} disabled={waiting.length === 0}>
                {isBusy ? texts.working : texts.generate}
              </Button>
              {waiting.length > 0 && <p className="small muted">{texts.generateNote(passages, waiting.length)}</p>}
            </>
          )}
        </footer>
      )}
    </aside>
  )
}

const shared = all.passages
const AT_ONCE = 20

function Passages({ chunks }: { chunks: readonly Chunk[] }) {
  const [shown, setShown] = useState(AT_ONCE)
  const rest = chunks.length - shown
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="chunks" tabIndex={0} aria-label={texts.preview}>
      {chunks.slice(0, shown).map((chunk) => (
        <ChunkArticle key={chunk.id} chunk={chunk} total={chunks.length} />
      ))}
      {rest > 0 && (
        <Button type="text" block onClick={() => setShown(shown + AT_ONCE * 5)}>
          {shared.more(Math.min(rest, AT_ONCE * 5))}
        </Button>
      )}
    </section>
  )
}
