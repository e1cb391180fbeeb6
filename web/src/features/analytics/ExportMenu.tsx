import { Button } from 'antd'
import type { Analytics } from '../../api/analytics.ts'
import { csvOf, saveCsv } from '../../ui/csv/csv.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { daysTable, documentsTable, questionsTable } from './export.ts'
import { texts } from './texts.ts'

const { button, file, ...words } = texts.export

/** What the page shows, as files. */
export function ExportMenu({ analytics, asked }: { analytics: Analytics; asked: readonly (string | undefined)[] }) {
  const tables = {
    days: () => daysTable(analytics),
    questions: () => questionsTable(analytics, asked),
    documents: () => documentsTable(analytics),
  }
  return (
    <MenuButton
      renderButton={(props) => (
        <Button {...props} icon={<Icon name="below" small />}>
          {button}
        </Button>
      )}
      entries={(['days', 'questions', 'documents'] as const).map((key) => ({
        key,
        icon: <Icon name="file" />,
        label: words[key],
        onPick: () => saveCsv(file[key], csvOf(tables[key]())),
      }))}
    />
  )
}
