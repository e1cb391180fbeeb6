import { useMemo, useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { useListWidgetsQuery, type WidgetView } from '../../api/workspace.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { addedOn, momentOf } from '../../ui/format/date.ts'
import { GoldenCheck } from '../../ui/golden/GoldenCheck.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { successorOf, successorsOf } from './successors.ts'
import { texts } from './texts.ts'

interface Props {
  /** The one that goes; the dialog is open while there is one. */
  document: DocumentView | undefined
  documents: readonly DocumentView[]
  onClose: () => void
  onConfirm: (document: DocumentView, by: DocumentView) => void
}

const words = texts.replaceDialog

/** Asks which document takes the place of another, and shows what its golden questions would be answered with. */
export default function ReplaceDialog({ document, documents, onClose, onConfirm }: Props) {
  const { data: widgets = [] } = useListWidgetsQuery(undefined, { skip: document === undefined })
  const [chosen, setChosen] = useState<{ of: string; by: string }>()
  const fitting = useMemo(() => (document ? successorsOf(document, documents) : []), [document, documents])
  const by =
    fitting.find(({ id }) => chosen?.of === document?.id && id === chosen?.by) ??
    (document && successorOf(document, fitting))
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
      {(old) =>
        fitting.length === 0 ? (
          <>
            <p className="muted">{words.none}</p>
            <p>
              <LinkButton to="/documents/new">{words.upload}</LinkButton>
            </p>
          </>
        ) : (
          <>
            <Choice among={fitting} by={by} onChoose={(id) => setChosen({ of: old.id, by: id })} />
            <p className="muted">{consequences(old, widgets)}</p>
            {document && by && <GoldenCheck change={{ without: [document.id], instead: [by.id] }} />}
          </>
        )
      }
    </ConfirmDialog>
  )
}

interface ChoiceProps {
  among: readonly DocumentView[]
  by: DocumentView | undefined
  onChoose: (id: string) => void
}

function Choice({ among, by, onChoose }: ChoiceProps) {
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
