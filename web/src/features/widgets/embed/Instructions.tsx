import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { CodeBox } from './CodeBox.tsx'
import { PluginPart } from './PluginPart.tsx'
import { Steps } from './Steps.tsx'
import { embeddedOf, places } from './places.ts'
import { texts } from './texts.ts'

/** Short steps for each kind of website, one kind at a time, by the pattern of the ARIA guide: arrows move and choose. */
export function Instructions({ embedCode }: { embedCode: string }) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const place = places[chosen]
  const embedded = embeddedOf(embedCode)

  const press = (event: KeyboardEvent) => {
    const to = stepOf(event.key, chosen)
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="e-where">
      <h3 id={`${id}-title`}>{texts.where}</h3>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the tab that is chosen */}
      <div ref={list} role="tablist" aria-labelledby={`${id}-title`} className="e-tabs" onKeyDown={press}>
        {places.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {place && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${place.key}`}>
          {place.plugin && <PluginPart {...place.plugin} />}
          <Steps steps={place.steps} />
          {place.code && (
            <CodeBox title={texts.codeOf(place.label)} code={place.code(embedded)} widgetId={embedded.widgetId} />
          )}
        </div>
      )}
    </div>
  )
}

function stepOf(key: string, at: number): number | undefined {
  const count = places.length
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
