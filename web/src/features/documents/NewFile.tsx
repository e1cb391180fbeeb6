import { Button } from 'antd'
import type { DocumentView } from '../../api/documents.ts'
import { texts } from './texts.ts'
import { DropZone } from './upload/DropZone.tsx'
import { FileRow } from './upload/FileRow.tsx'
import { isThere } from './upload/is-there.ts'
import { isWorking, type NewItem, type UploadItem } from './upload/uploads.ts'
import { useRoom } from './upload/useRoom.ts'
import { useUploads } from './upload/useUploads.ts'
import './upload/upload.css'

const words = texts.replaceDialog

/** Files that were chosen to take the place of documents; one that is under way goes on while the dialog is closed. */
export function useNewFiles(documents: readonly DocumentView[]) {
  const { items, add, remove, embed, processAndEmbed } = useUploads()
  return {
    of: (old: DocumentView) => items.findLast(({ id }) => id.startsWith(prefixOf(old))),
    choose(old: DocumentView, file: NewItem) {
      const item = { ...file, id: `${prefixOf(old)}${file.id}`, replaces: old.id }
      // The same file once more is another try.
      remove(item.id)
      add([item])
      // What seems to be there already waits for a second look.
      if (file.problem === undefined && !isThere(item, documents)) void processAndEmbed(item)
    },
    goOn: (item: UploadItem) => void (item.retry === 'embed' ? embed([item]) : processAndEmbed(item)),
    remove,
  }
}

const prefixOf = ({ id }: DocumentView) => `${id}/`

interface Props {
  item: UploadItem | undefined
  onChoose: (file: NewItem) => void
  onGoOn: (item: UploadItem) => void
  onRemove: (id: string) => void
}

/** A new file for an old document: chosen, uploaded and made searchable in one go, with what is wrong with it. */
export function NewFile({ item, onChoose, onGoOn, onRemove }: Props) {
  const { plan, limitMB } = useRoom()
  const isUnderWay = item !== undefined && (isWorking(item) || item.status === 'uploaded')
  const isDocument = item?.documentId !== undefined && item.status !== 'success'
  return (
    <div className="new-file">
      {!isUnderWay && item?.status !== 'success' && (
        <DropZone single limitMB={limitMB} plan={plan?.name} onAdd={([file]) => file && onChoose(file)} />
      )}
      {item && (
        <ul className="files card">
          <FileRow
            item={item}
            isShown={false}
            // What was read is a document of its own by now: it is deleted where documents are.
            onRemove={isDocument ? undefined : () => onRemove(item.id)}
            onRetry={() => onGoOn(item)}
          />
        </ul>
      )}
      {item?.status === 'pending' && (
        <p>
          <Button onClick={() => onGoOn(item)}>{words.uploadAnyway}</Button>
        </p>
      )}
    </div>
  )
}
