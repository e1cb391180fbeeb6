import { useId, type ReactNode } from 'react'
import type { Analytics } from '../../api/analytics.ts'
import { digits } from '../../ui/format/count.ts'
import { Numbers } from './charts/Figure.tsx'
import { shareOf } from './series.ts'
import { texts } from './texts.ts'
import { dayNameOf } from './words.ts'

interface Props {
  analytics: Analytics
  /** What was asked, by place in the list; undefined while it is not known. */
  words: readonly (string | undefined)[]
}

/** What is asked most, and which documents are needed. */
export function Lists({ analytics, words }: Props) {
  const { questions, unworded, documents, unused } = analytics
  const { top, documents: used, unused: idle } = texts
  return (
    <>
      <Part title={top.title} text={top.text}>
        {questions.length > 0 ? (
          <Numbers
            label={texts.rowsOf(top.title)}
            heads={[top.question, top.asked, top.answered]}
            rows={questions.map(({ asked, answered }, index) => ({
              name: words[index] ?? top.waiting,
              cells: [digits(asked), texts.tiles.percent(shareOf(answered, asked))],
            }))}
          />
        ) : (
          <p>{top.none}</p>
        )}
        {unworded > 0 && questions.length > 0 && <p className="muted">{top.unworded(unworded)}</p>}
      </Part>
      <Part title={used.title} text={used.text}>
        {documents.length > 0 ? (
          <Numbers
            label={texts.rowsOf(used.title)}
            heads={[used.document, used.answers]}
            rows={documents.map(({ title, answers }) => ({ name: title ?? used.deleted, cells: [digits(answers)] }))}
          />
        ) : (
          <p>{used.none}</p>
        )}
      </Part>
      <Part title={idle.title} text={idle.text}>
        {unused.documents.length > 0 ? (
          <Numbers
            label={texts.rowsOf(idle.title)}
            heads={[used.document, idle.since]}
            rows={unused.documents.map(({ title, since }) => ({ name: title, cells: [dayNameOf(since)] }))}
          />
        ) : (
          <p>{idle.none}</p>
        )}
        {unused.more > 0 && <p className="muted">{idle.more(unused.more)}</p>}
      </Part>
    </>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="figure card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{text}</p>
      {children}
    </section>
  )
}
