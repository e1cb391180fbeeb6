import { useEffect, useRef } from 'react'
import type { WidgetView } from '../../../api/workspace.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CodeBox } from './CodeBox.tsx'
import { Instructions } from './Instructions.tsx'
import { embeddedOf, isHereOnly } from './places.ts'
import { texts } from './texts.ts'
import './embed.css'

interface Props {
  widget: WidgetView
  /** It is what the owner came for: open, and with the focus. */
  isWanted: boolean
}

/** The line of code, and behind a fold where it goes. */
export function EmbedPanel({ widget: { embedCode, id }, isWanted }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isWanted) return
    if (fold.current) fold.current.open = true
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  return (
    <section className="e-panel" id="embed">
      <h2 ref={title} tabIndex={-1} className="sr">
        {texts.title}
      </h2>
      <CodeBox title={texts.title} code={embedCode} widgetId={id} />
      <p className="hint">{isHereOnly(embeddedOf(embedCode)) ? texts.hereOnly : texts.once}</p>
      <details ref={fold}>
        <summary>
          {texts.where}
          <Icon name="plus" />
        </summary>
        <Instructions embedCode={embedCode} />
      </details>
    </section>
  )
}
