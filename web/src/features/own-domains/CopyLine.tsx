import { useAppDispatch } from '../../api/hooks.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { toasted } from '../../ui/toasts/toasts.ts'
import { useCopy } from '../../ui/useCopy.ts'
import { texts } from './texts.ts'

const { card: words } = texts

interface Props {
  label: string
  value: string
  /** For whoever hears the name of the button. */
  host: string
  /** Nobody copies it. */
  isPlain?: boolean
}

/** What somebody has to type elsewhere, with a button that copies it. */
export function CopyLine({ label, value, host, isPlain = false }: Props) {
  const dispatch = useAppDispatch()
  const { copied, copy } = useCopy(() => dispatch(toasted({ title: words.copyRefused, variant: 'destructive' })))
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {!isPlain && (
          <IconButton
            small
            icon={copied ? 'check' : 'copy'}
            label={words.copy(label.toLowerCase(), host)}
            onClick={() => void copy(value)}
          />
        )}
        <span className="sr" role="status">
          {copied ? words.copied : ''}
        </span>
      </dd>
    </div>
  )
}
