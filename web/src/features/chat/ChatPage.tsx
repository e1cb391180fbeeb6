import { lazy, Suspense, useRef, useState } from 'react'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { texts as whyTexts } from '../../ui/why/texts.ts'
import { AskBox } from './AskBox.tsx'
import { Conversation } from './Conversation.tsx'
import { Notice } from './Notice.tsx'
import { PassagePanel } from './PassagePanel.tsx'
import type { Open } from './open-source.ts'
import type { Answer } from './talk.ts'
import { texts } from './texts.ts'
import { useTalk } from './useTalk.ts'
import '@docent/widget-embed/reading.css'
import './chat.css'
import './proof.css'
import './passage.css'

// Few look behind an answer.
const WhyPanel = lazy(() => import('../../ui/why/WhyPanel.tsx').then(({ WhyPanel: panel }) => ({ default: panel })))

export function Component() {
  const { turns, current, ask, stop, beginAnew, rate } = useTalk()
  const [open, setOpen] = useState<Open>()
  const opener = useRef<HTMLElement>(null)
  const isBeside = useMedia('(min-width: 1024px)')
  const answer = turns.find((turn): turn is Answer => turn.role === 'assistant' && turn.id === open?.answerId)
  const passage = typeof open?.number === 'number' ? answer?.sources[open.number - 1] : undefined

  const show = (source: Open) => {
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
  const panel =
    answer?.why && open?.number === 'why' ? (
      <Suspense>
        <WhyPanel
          key={answer.id}
          why={answer.why}
          support={answer.support ?? 'strong'}
          asked={answer.question}
          onClose={close}
        />
      </Suspense>
    ) : (
      answer &&
      passage &&
      typeof open?.number === 'number' && (
        <PassagePanel
          passage={passage}
          answer={answer.text}
          number={open.number}
          count={answer.sources.length}
          onMove={(number) => setOpen({ answerId: answer.id, number })}
          onClose={close}
        />
      )
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
      <SideDrawer
        label={open?.number === 'why' ? whyTexts.title : texts.passage.label}
        isBeside={isBeside}
        onClose={close}
        onClosed={giveBack}
      >
        {panel}
      </SideDrawer>
    </div>
  )
}
