import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_MAX_LENGTH } from '../../api/conversations.ts'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

const REST_MS = 250

interface Props {
  /** What the address says. */
  search: string
  onSearch: (search: string) => void
}

/**
 * Words that are looked for. The address is drawn after what was typed, so the field has its own text: it takes over what the address
 * says only where somebody else has changed that.
 */
export function SearchField({ search, onSearch }: Props) {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  /** Written to the address, which does not say it yet. */
  const [written, setWritten] = useState<readonly string[]>([])
  if (search !== seen) {
    setSeen(search)
    if (!written.includes(search)) setTyped(search)
    setWritten(written.slice(written.indexOf(search) + 1 || written.length))
  }
  const isNew = typed !== (written.at(-1) ?? seen)
  const write = () => {
    if (!isNew) return
    setWritten([...written, typed])
    onSearch(typed)
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })
  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => latest.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [isNew, typed])
  return (
    <Input
      type="search"
      aria-label={texts.find}
      placeholder={texts.find}
      maxLength={SEARCH_MAX_LENGTH}
      prefix={<Icon name="search" />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={write}
      onPressEnter={write}
    />
  )
}
