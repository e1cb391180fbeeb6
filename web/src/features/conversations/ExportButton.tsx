import { Button } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Wanted } from '../../api/conversations.ts'
import { asFailure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { selectAccount, selectUser } from '../../api/session/index.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { saveCsv } from '../../ui/csv/csv.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { tableOf } from './csv.ts'
import { turnsOf } from './export.ts'
import { texts } from './texts.ts'

/** All questions in the conversations that the list shows, as a file. */
export function ExportButton({ wanted, widgets }: { wanted: Wanted; widgets: readonly WidgetView[] }) {
  const dispatch = useAppDispatch()
  const [count, setCount] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const [user, account] = [useSelector(selectUser)?.uid, useSelector(selectAccount)?.id]
  // What was begun in one account does not go on in another, nor for whoever has left.
  useLayoutEffect(() => () => running.current?.abort(), [user, account])

  const save = async () => {
    const { signal } = (running.current = new AbortController())
    setCount(0)
    try {
      const turns = await dispatch(turnsOf(wanted, signal, setCount))
      const names = new Map(widgets.map(({ id, name }) => [id, name]))
      saveCsv(
        'conversations',
        tableOf(turns, (id) => names.get(id ?? '') ?? texts.goneWidget),
      )
      dispatch(toasted(texts.exported(turns.length)))
    } catch (error) {
      const description = asFailure(error).error
      if (!signal.aborted) dispatch(toasted({ title: texts.exportFailed, description, variant: 'destructive' }))
    }
    setCount(undefined)
  }
  return (
    <Button icon={<Icon name="below" small />} loading={count !== undefined} onClick={() => void save()}>
      {count === undefined ? texts.export : texts.exporting(count)}
    </Button>
  )
}
