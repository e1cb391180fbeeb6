import { Button, Checkbox } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { asFailure } from '../../../api/failure.ts'
import { useGiveSiteWidgetMutation, type SiteWidgets } from '../../../api/site-widgets.ts'
import { Note } from '../../../ui/Note.tsx'
import { wordPressTexts } from '../texts.ts'
import type { ReturnSite } from './site.ts'
import type { Choice } from './useConnect.ts'

const { choose: words } = wordPressTexts

interface Props {
  site: ReturnSite
  widgets: SiteWidgets['widgets']
  onDone: (choice: Choice) => void
}

/** The owner's widgets, and for the chosen one whether the site is put on its list. */
export function WidgetList({ site, widgets, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosenId, setChosenId] = useState(widgets[0]?.id)
  const [allow, setAllow] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [give, { isLoading }] = useGiveSiteWidgetMutation()
  useEffect(() => heading.current?.focus(), [])

  const chosen = widgets.find(({ id }) => id === chosenId) ?? widgets[0]
  if (!chosen) return null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    setProblem(undefined)
    try {
      const isAsked = chosen.place === 'missing' && allow
      onDone({ widget: await give({ id: chosen.id, site: site.origin, allow: isAsked }).unwrap() })
    } catch (error) {
      setProblem(asFailure(error).error)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <h2 ref={heading} tabIndex={-1} id="choose-widget">
        {words.title}
      </h2>
      <ul className="choose" aria-labelledby="choose-widget">
        {widgets.map(({ id, name, color }) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="widget"
                value={id}
                checked={id === chosen.id}
                onChange={() => {
                  setChosenId(id)
                  setProblem(undefined)
                }}
              />
              <i style={{ background: color }} />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      {chosen.place === 'missing' && (
        <div className="confirm">
          <Checkbox checked={allow} onChange={({ target }) => setAllow(target.checked)}>
            {words.allow.before}
            <b>{site.host}</b>
            {words.allow.after}
          </Checkbox>
          {!allow && <p className="hint">{words.notAllowed}</p>}
        </div>
      )}
      {chosen.place === 'anywhere' && <p className="hint">{words.anywhere}</p>}
      {problem !== undefined && (
        <Note tone="bad" title={words.refused}>
          <p>{problem}</p>
        </Note>
      )}
      <Button type="primary" htmlType="submit" block size="large" loading={isLoading}>
        {words.submit}
      </Button>
    </form>
  )
}
