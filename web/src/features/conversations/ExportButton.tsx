import { Button } from 'antd'
import { useState } from 'react'
import { useLazyExportedTurnsQuery, type ExportedTurn } from '../../api/conversations.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { saveCsv } from '../../ui/csv/csv.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { tableOf } from './csv.ts'
import { texts } from './texts.ts'

/** All questions of visitors, or those of one widget, as a file. */
export function ExportButton({ widgetId, widgets }: { widgetId: string | undefined; widgets: readonly WidgetView[] }) {
  const dispatch = useAppDispatch()
  const [load] = useLazyExportedTurnsQuery()
  const [count, setCount] = useState<number>()

  const save = async () => {
    setCount(0)
    const turns: ExportedTurn[] = []
    try {
      let cursor: string | undefined
      do {
        const page = await load(cursor).unwrap()
        const fits = ({ session, ...turn }: ExportedTurn) =>
          turn.widgetId !== null &&
          !session.startsWith('owner:') &&
          (widgetId === undefined || turn.widgetId === widgetId)
        turns.push(...page.turns.filter(fits))
        setCount(turns.length)
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      const newestFirst = turns.toSorted((a, b) => b.at.localeCompare(a.at))
      const names = new Map(widgets.map(({ id, name }) => [id, name]))
      saveCsv(
        'conversations',
        tableOf(newestFirst, (id) => names.get(id ?? '') ?? texts.goneWidget),
      )
      dispatch(toasted(texts.exported(turns.length)))
    } catch (error) {
      const description = asFailure(error).error
      dispatch(toasted({ title: texts.exportFailed, description, variant: 'destructive' }))
    }
    setCount(undefined)
  }
  return (
    <Button icon={<Icon name="below" small />} loading={count !== undefined} onClick={() => void save()}>
      {count === undefined ? texts.export : texts.exporting(count)}
    </Button>
  )
}
