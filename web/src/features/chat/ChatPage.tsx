import { useRef, useState } from 'react'
import { useMedia } from '../../ui/useMedia.ts'
import { AskBox } from './AskBox.tsx'
import { Conversation } from './Conversation.tsx'
import { Notice } from './Notice.tsx'
import { PassageDrawer } from './PassageDrawer.tsx'
import { PassagePanel } from './PassagePanel.tsx'
import type { OpenSource } from './open-source.ts'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'
import { useTalk } from './useTalk.ts'
import './chat.css'
import './passage.css'

export function Component() {
  const { turns, current, ask, stop, beginAnew, rate } = useTalk()
  const [open, setOpen] = useState<OpenSource>()
  const opener = useRef<HTMLElement>(null)
  const isBeside = useMedia('(min-width: 1024px)')
  const answer = turns.find((turn): turn is Answer => turn.role === 'assistant' && turn.id === open?.answerId)
  const passage = open && answer?.sources[open.number - 1]

  const show = (source: OpenSource) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpen(source)
  }
  // The focus goes back to the number it came from.
  const giveBack = () => opener.current?.focus()
  const close = () => {
    setOpen(undefined)
    if (isBeside) giveBack()
  }
  const startOver = () => {
    setOpen(undefined)
    beginAnew()
  }
  const panel = open && answer && passage && (
    <PassagePanel
      passage={passage}
      answer={answer.text}
      number={open.number}
      count={answer.sources.length}
      onMove={(number) => setOpen({ ...open, number })}
      onClose={close}
    />
  )
  return (
    <div className={panel && isBeside ? 'chat beside' : 'chat'}>
      <title>{texts.documentTitle}</title>
      <section className="talk" aria-label={texts.title}>
        <Conversation
          turns={turns}
          open={open}
          onOpen={show}
          onRetry={({ question, id }) => void ask(question, id)}
          onRate={(answer, helpful) => void rate(answer, helpful)}
          isBusy={current !== undefined}
        >
          <h1 className="sr" tabIndex={-1}>
            {texts.title}
          </h1>
          <Notice />
        </Conversation>
        <AskBox
          current={current}
          onAsk={(question) => void ask(question)}
          onStop={stop}
          onNew={turns.length > 0 ? startOver : undefined}
        />
      </section>
      <PassageDrawer isBeside={isBeside} onClose={close} onClosed={giveBack}>
        {panel}
      </PassageDrawer>
    </div>
  )
}
