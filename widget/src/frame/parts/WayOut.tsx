import type { WayOut as Way } from '@docent/proto'
import { safeHref } from '../markdown/safe-href.ts'
import { useWords } from '../speech.ts'
import { Icon } from './Icon.tsx'

interface Props {
  wayOut: Way
  /** Opens the form. */
  onForm(from: HTMLElement): void
}

/** How to reach the owner, where the documents do not answer. */
export function WayOut({ wayOut: { kind, value, label }, onForm }: Props) {
  const words = useWords()
  if (kind === 'form') {
    return (
      <button type="button" className="way" onClick={({ currentTarget }) => onForm(currentTarget)}>
        <Icon name="mail" small />
        <span dir="auto">{label || words.leaveMessage}</span>
      </button>
    )
  }
  const href =
    kind === 'mail' ? `mailto:${value}` : kind === 'phone' ? `tel:${value.replace(/[^+\d]/g, '')}` : safeHref(value)
  if (kind === 'none' || !href) return null
  const isLink = kind === 'link'
  const usual = { mail: words.writeMail, phone: words.callUs, link: words.contactUs }[kind]
  return (
    <a className="way" href={href} {...(kind !== 'phone' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <Icon name={isLink ? 'out' : kind} small />
      <span>
        <span dir="auto">{label || usual}</span>
        {isLink ? <span className="unseen"> ({words.newWindow})</span> : <bdi dir="ltr">{value}</bdi>}
      </span>
    </a>
  )
}
