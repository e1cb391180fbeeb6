import { useMemo, useRef, useState } from 'react'
import { useCurrentPlanQuery } from '../../../api/workspace.ts'
import { iconOn, pixelsOf } from '@docent/widget-embed/launcher'
import { Choice } from '../../../ui/Choice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { allows } from '../entitled.ts'
import type { Draft } from '../form/draft.ts'
import { askedOf, settingsOf } from './settings.ts'
import { texts } from './texts.ts'
import { PreviewWhy } from './PreviewWhy.tsx'
import { useFrame, type Answered } from './useFrame.ts'
import './preview.css'

type Mode = 'light' | 'dark'

const GAP = 18

/** The real bubble on a piece of somebody's website, wearing what is not saved yet. */
export function Preview({ draft, widgetId }: { draft: Draft; widgetId: string | undefined }) {
  const [mode, setMode] = useState<Mode>(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))
  const [isOpen, setOpen] = useState(true)
  const frame = useRef<HTMLIFrameElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { data: plan } = useCurrentPlanQuery()
  const hasWhiteLabel = plan !== undefined && allows(plan, 'white-label')
  const settings = useMemo(() => settingsOf(draft, hasWhiteLabel), [draft, hasWhiteLabel])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const [answered, setAnswered] = useState<Answered>()
  useFrame({
    frame,
    settings,
    asked: askedOf(draft, widgetId),
    keepHistory: draft.keepHistory,
    onClose: close,
    onAnswered: setAnswered,
  })

  const { launcher: color, position, radius, icon } = settings
  const [block = 'bottom', inline = 'right'] = position.split('-')
  const size = pixelsOf(settings)
  // A bubble hangs in a corner of the screen, whichever way its page is read.
  const corner = { [block]: GAP, [inline]: GAP }
  return (
    <>
      <div className="p-head">
        <h2>{texts.title}</h2>
        <Choice<Mode>
          aria-label={texts.mode}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: texts.light },
            { value: 'dark', label: texts.dark },
          ]}
        />
      </div>
      <div className="p-stage" data-mode={mode} data-block={block}>
        <div className="p-site" aria-hidden="true">
          <b>{texts.page}</b>
          <i />
          <i />
          <i />
        </div>
        <div
          className="p-card"
          hidden={!isOpen}
          style={
            {
              [block]: size + 2 * GAP,
              [inline]: GAP,
              '--launcher': `${size + 3 * GAP}px`,
              ...(radius !== undefined && { borderRadius: radius }),
            } as React.CSSProperties
          }
        >
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the bubble’s own page, as visitors have it */}
          <iframe ref={frame} title={texts.frame} src="/widget/frame?preview#en" style={{ colorScheme: mode }} />
        </div>
        <button
          ref={button}
          type="button"
          className="p-launch"
          style={{ ...corner, inlineSize: size, blockSize: size, background: color, color: iconOn(color) }}
          aria-label={isOpen ? texts.close : texts.open}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {icon && !isOpen ? (
            <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
              <path d={icon} />
            </svg>
          ) : (
            <Icon name={isOpen ? 'x' : 'chat'} />
          )}
        </button>
      </div>
      {answered?.why && <PreviewWhy answered={answered} why={answered.why} />}
      <p className="small muted p-note">{draft.documentIds.length === 0 ? texts.noDocuments : texts.ready}</p>
    </>
  )
}
