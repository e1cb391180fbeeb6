import { Button } from 'antd'
import { useListDocumentsQuery } from '../../../api/documents.ts'
import { Bar } from '../../../ui/Bar.tsx'
import { fileSize, sizeOf } from '../../../ui/format/size.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Part } from '../Part.tsx'
import { texts } from '../texts.ts'
import { LARGE_BYTES } from './sink.ts'
import { useExport, type ExportState } from './useExport.ts'

const { takeAlong: words } = texts

export function ExportPart() {
  const { data: documents } = useListDocumentsQuery()
  const bytes = documents?.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) ?? 0
  const { state, begin, stop } = useExport(bytes)
  const isRunning = state.step === 'running'
  const holdsAll = bytes >= LARGE_BYTES && !('showSaveFilePicker' in globalThis)
  return (
    <Part title={words.title} text={words.text}>
      <div className="fields">
        {documents && <p className="num">{words.size(documents.length, fileSize(bytes))}</p>}
        {holdsAll && (
          <Note tone="warn">
            <p>{words.largeText}</p>
          </Note>
        )}
        <Outcome state={state} />
        <div className="acts">
          {isRunning ? (
            <Button onClick={stop}>{words.stop}</Button>
          ) : (
            <Button disabled={documents === undefined} onClick={begin}>
              {state.step === 'idle' ? words.begin : words.again}
            </Button>
          )}
        </div>
      </div>
    </Part>
  )
}

function Outcome({ state }: { state: ExportState }) {
  if (state.step === 'running') return <Running progress={state.progress} />
  if (state.step === 'failed') {
    return (
      <Note tone="bad" title={words.failed}>
        <p>{state.reason}</p>
      </Note>
    )
  }
  return (
    <p className="outcome" role="status">
      {state.step === 'done' && (
        <>
          <Icon name="check" small /> {words.done} {state.missing > 0 && words.lacks(state.missing)}
        </>
      )}
      {state.step === 'stopped' && words.stopped}
    </p>
  )
}

function Running({ progress }: Pick<Extract<ExportState, { step: 'running' }>, 'progress'>) {
  const { what, done, total } = progress ?? { what: words.reading, done: 0, total: 0 }
  return (
    <div className="running">
      <p className="running-what">{what}</p>
      <Bar label={words.label} done={done} total={total} />
      {total > 0 && <p className="small num muted">{sizeOf(done, total)}</p>}
    </div>
  )
}
