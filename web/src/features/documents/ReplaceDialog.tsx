import { useMemo, useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { useListWidgetsQuery, type WidgetView } from '../../api/workspace.ts'
import { Choice } from '../../ui/Choice.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { addedOn, momentOf } from '../../ui/format/date.ts'
import { GoldenCheck } from '../../ui/golden/GoldenCheck.tsx'
import { NewFile, useNewFiles } from './NewFile.tsx'
import { successorOf, successorsOf } from './successors.ts'
import { texts } from './texts.ts'

interface Props {
  /** The one that goes; the dialog is open while there is one. */
  document: DocumentView | undefined
  documents: readonly DocumentView[]
  onClose: () => void
  onConfirm: (document: DocumentView, by: DocumentView) => void
}

type Way = keyof typeof words.ways
/** What was chosen for one document. */
interface Chosen {
  of: string
  way?: Way
  by?: string
}

const words = texts.replaceDialog

/** Asks what takes the place of a document, a new file or another document, and shows what its golden questions would be answered with. */
export default function ReplaceDialog({ document, documents, onClose, onConfirm }: Props) {
  const { data: widgets = [] } = useListWidgetsQuery(undefined, { skip: document === undefined })
  const [choice, setChoice] = useState<Chosen>()
  const files = useNewFiles(documents)
  const fitting = useMemo(() => (document ? successorsOf(document, documents) : []), [document, documents])
  const chosen = choice?.of === document?.id ? choice : undefined
  const file = document && files.of(document)
  const proposed = document && successorOf(document, fitting)
  const way: Way =
    fitting.length === 0 ? 'file' : (chosen?.way ?? (file === undefined && proposed !== undefined ? 'there' : 'file'))
  const there = fitting.find(({ id }) => id === chosen?.by) ?? proposed
  // The list may hear of it later than the page does.
  const uploaded = file?.status === 'success' ? fitting.find(({ id }) => id === file.documentId) : undefined
  const by = way === 'file' ? uploaded : there
  return (
    <ConfirmDialog
      about={document}
      words={({ title }) => ({ title: words.title(title), keep: words.cancel, confirm: words.confirm })}
      width={560}
      isReady={by !== undefined}
      onClose={onClose}
      onConfirm={(old) => {
        if (by) onConfirm(old, by)
        onClose()
      }}
    >
      {(old) => (
        <>
          {fitting.length > 0 && (
            <Choice<Way>
              className="kinds"
              aria-label={words.way}
              value={way}
              onChange={(one) => setChoice({ ...chosen, of: old.id, way: one })}
              options={(['file', 'there'] as const).map((value) => ({ value, label: words.ways[value] }))}
            />
          )}
          {way === 'file' ? (
            <NewFile
              item={files.of(old)}
              onChoose={(one) => {
                setChoice({ ...chosen, of: old.id, way: 'file' })
                files.choose(old, one)
              }}
              onGoOn={files.goOn}
              onRemove={files.remove}
            />
          ) : (
            <Successor among={fitting} by={there} onChoose={(id) => setChoice({ of: old.id, way: 'there', by: id })} />
          )}
          <p className="muted">
            {way === 'file' && by === undefined && `${words.beside} `}
            {consequences(old, widgets)}
          </p>
          {document && by && <GoldenCheck change={{ without: [document.id], instead: [by.id] }} />}
        </>
      )}
    </ConfirmDialog>
  )
}

interface SuccessorProps {
  among: readonly DocumentView[]
  by: DocumentView | undefined
  onChoose: (id: string) => void
}

function Successor({ among, by, onChoose }: SuccessorProps) {
  const [now] = useState(() => new Date())
  return (
    <Field label={words.label}>
      {(control) => (
        <select
          {...control}
          className="successor"
          value={by?.id ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          {!by && <option value="">{words.choose}</option>}
          {among.map(({ id, title, createdAt }) => (
            <option key={id} value={id}>
              {title}, {words.added(addedOn(momentOf(createdAt), now))}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function consequences({ id }: DocumentView, widgets: readonly WidgetView[]): string {
  const names = widgets.filter(({ documentIds }) => documentIds.includes(id)).map(({ name }) => name)
  const [only] = names
  if (only === undefined) return `${words.nobody} ${words.gone}`
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return `${names.length === 1 ? words.one(only) : words.many(list)} ${words.gone}`
}
