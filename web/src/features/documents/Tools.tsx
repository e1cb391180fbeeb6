import { Input } from 'antd'
import type { DocumentView } from '../../api/documents.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { countByShow, type Show } from './list.ts'
import { texts } from './texts.ts'

interface Props {
  documents: readonly DocumentView[]
  find: string
  onFind: (find: string) => void
  show: Show
  onShow: (show: Show) => void
}

/** A field to find a document, and a filter by state. */
export default function Tools({ documents, find, onFind, show, onShow }: Props) {
  const counts = countByShow(documents)
  return (
    <div className="tools">
      <Input
        className="find"
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        prefix={<Icon name="search" />}
        value={find}
        onChange={({ target }) => onFind(target.value)}
      />
      <Choice<Show>
        aria-label={texts.show}
        value={show}
        onChange={onShow}
        options={(['all', 'ready', 'processing', 'failed'] as const).map((value) => ({
          value,
          label: (
            <>
              {texts.shows[value]} <span className="num count">{counts[value]}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}
