import { Button } from 'antd'
import type { WidgetView } from '../../api/workspace.ts'
import { counted, digits } from '../../ui/format/count.ts'
import { addedOn, momentOf } from '../../ui/format/date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { documentsOf, promptOf } from './describe.ts'
import { Face } from './Face.tsx'
import { texts } from './texts.ts'
import { UsedUp } from './UsedUp.tsx'
import type { Spent } from './useSpent.ts'

interface Props {
  widget: WidgetView
  /** Of its answers a day, where it has a limit and that is known. */
  spent: Spent | undefined
  now: Date
  isDeleting: boolean
  onCopyRefused: () => void
  onDelete: (widget: WidgetView) => void
}

export function WidgetCard({ widget, spent, now, isDeleting, onCopyRefused, onDelete }: Props) {
  const { id, name, color, botAvatarUrl, createdAt, embedCode } = widget
  const { copied, copy } = useCopy(onCopyRefused)
  const edit = `/widgets/edit?id=${encodeURIComponent(id)}`
  return (
    <li className={isDeleting ? 'w-card card gone' : 'w-card card'} aria-busy={isDeleting}>
      <header>
        <Face name={name} color={color} url={botAvatarUrl} />
        <div>
          <h2 className="label-title">{name}</h2>
          <p className="meta">
            <span>{texts.created(addedOn(momentOf(createdAt), now))}</span>
            <span>{documentsOf(widget)}</span>
          </p>
        </div>
      </header>
      <div className="w-state">
        <Chips widget={widget} spent={spent} isDeleting={isDeleting} />
        <UsedUp widgetId={id} spent={spent} now={now} />
      </div>
      <p className="w-prompt">
        <span className="sr">{texts.prompt}: </span>
        {promptOf(widget)}
      </p>
      <footer>
        <LinkButton
          type="text"
          size="small"
          to={edit}
          aria-label={texts.editNamed(name)}
          icon={<Icon name="pen" small />}
        >
          {texts.edit}
        </LinkButton>
        <LinkButton
          type="text"
          size="small"
          to={`${edit}#embed`}
          aria-label={texts.embedNamed(name)}
          icon={<Icon name="code" small />}
        >
          {texts.embed}
        </LinkButton>
        <Button
          type="text"
          size="small"
          aria-label={copied ? texts.copiedName(name) : texts.copyNamed(name)}
          icon={<Icon name={copied ? 'check' : 'copy'} small />}
          onClick={() => void copy(embedCode)}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
        <span className="sr" role="status">
          {copied ? texts.copiedNamed(name) : ''}
        </span>
        <IconButton
          icon="trash"
          label={isDeleting ? texts.deleting : texts.delete(name)}
          disabled={isDeleting}
          onClick={() => onDelete(widget)}
        />
      </footer>
    </li>
  )
}

/** Color, where it may appear, and what it must not spend. */
function Chips({ widget, spent, isDeleting }: Pick<Props, 'widget' | 'spent' | 'isDeleting'>) {
  const { color, allowedDomains, dailyAnswerLimit, readOnly, draft } = widget
  const [first] = allowedDomains
  return (
    <div className="w-chips">
      {isDeleting && (
        <span className="tag">
          <Ring />
          {texts.deleting}
        </span>
      )}
      <span className="tag w-color">
        <i style={{ background: color }} />
        <span className="sr">{texts.color('')}</span>
        {color}
      </span>
      {first === undefined ? (
        <span className="tag w-open">
          <Icon name="alert" small />
          {texts.anyWebsite}
        </span>
      ) : (
        <span className="tag">
          <Icon name="lock" small />
          {allowedDomains.length === 1 ? first : counted(allowedDomains.length, 'domain')}
        </span>
      )}
      {dailyAnswerLimit !== null && (
        <span className={spent?.answers === dailyAnswerLimit ? 'tag w-open' : 'tag'}>
          <Icon name="gauge" small />
          {spent
            ? texts.spentToday(digits(spent.answers), digits(dailyAnswerLimit))
            : texts.dailyLimit(digits(dailyAnswerLimit))}
        </span>
      )}
      {draft && (
        <span className="tag busy">
          <Icon name="pen" small />
          {texts.draft}
        </span>
      )}
      {readOnly && (
        <span className="tag w-open">
          <Icon name="lock" small />
          {texts.readOnly}
        </span>
      )}
    </div>
  )
}
