import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '../composing.ts'
import { readable } from '../look/colors.ts'
import type { Session } from '../protocol.ts'
import type { WidgetSettings } from '../settings.ts'
import type { Page } from './page.ts'
import { Ask, LONGEST, type AskHandle } from './parts/Ask.tsx'
import { Header } from './parts/Header.tsx'
import { Icon } from './parts/Icon.tsx'
import { Log } from './parts/Log.tsx'
import type { Draft, Message, OpenMessage } from './over/Message.tsx'
import type { NewSession } from './over/NewSession.tsx'
import type { OpenPassage, Passage } from './over/Passage.tsx'
import type { YourData } from './over/YourData.tsx'
import { readSettings } from './settings.ts'
import { SpeechProvider } from './speech.ts'
import type { PreviewCalls } from './talk/preview.ts'
import type { Words } from '../words/words.ts'
import { useTalk } from './talk/useTalk.ts'
import { useOnline } from './useOnline.ts'

/** What lies over the conversation is loaded once there is something to lay over it; what did not come is asked for again. */
const passageView = () => import('./over/Passage.tsx')
const messageView = () => import('./over/Message.tsx')
const dataView = () => import('./over/YourData.tsx')
const dialogView = () => import('./over/NewSession.tsx')
const personView = () => import('./person/Person.tsx')

type Over =
  | { what: 'passage'; View: typeof Passage; open: OpenPassage }
  | { what: 'message'; View: typeof Message; open: OpenMessage }
  | { what: 'data'; View: typeof YourData; open: { from: HTMLElement } }

interface Props {
  page: Page
  /** What the server wrote into the page; not there in a preview, which has calls of its own instead. */
  written: WidgetSettings | undefined
  preview: PreviewCalls | undefined
  /** The bubble's own words, of which the owner may have put some in another way. */
  spoken: Words
}

function useDocument<Type extends keyof DocumentEventMap>(
  type: Type,
  act: (event: DocumentEventMap[Type]) => void,
): void {
  const on = useEffectEvent(act)
  useEffect(() => {
    const listen = (event: DocumentEventMap[Type]) => on(event)
    document.addEventListener(type, listen)
    return () => document.removeEventListener(type, listen)
  }, [type])
}

/** The card: header, conversation and field, with a passage or the dialog over them. */
export function App({ page, written, preview, spoken }: Props) {
  const [settings, setSettings] = useState((written ?? preview?.plain) as WidgetSettings)
  const words = { ...spoken, ...settings.words?.[spoken.language], own: settings.words }
  const [isFull, setFull] = useState(false)
  const [over, setOver] = useState<Over>()
  const [address, setAddress] = useState('')
  const [StartOver, setStartOver] = useState<typeof NewSession>()
  const talk = useTalk(page, settings, preview)
  const isOnline = useOnline()
  const ask = useRef<AskHandle>(null)
  const startOver = useRef<HTMLButtonElement>(null)
  const session = useRef('')
  /** What lies over the conversation stays while it waits for the server. */
  const isHeld = useRef(false)
  const [draft, setDraft] = useState<Draft>({})
  const [handover, setHandover] = useState<Session>()
  const [person, setPerson] = useState<Awaited<ReturnType<typeof personView>>>()

  const hear = useEffectEvent((message: Parameters<Parameters<Page['listen']>[0]>[0]) => {
    if (message.type === 'shown') {
      setFull(message.full)
      if (!over && !StartOver) ask.current?.focus()
    } else if (message.type === 'session') {
      const { resumed, sessionId } = message
      setHandover(message)
      // Another tab has started over, and this one goes along.
      const hasMoved = session.current !== '' && session.current !== sessionId
      session.current = sessionId
      if (hasMoved) {
        talk.moved()
        setDraft({})
      }
      if (resumed && settings.keepHistory && (hasMoved || talk.turns.length === 0)) talk.showEarlier(hasMoved)
    } else if (message.type === 'page') setAddress(message.url)
    else if (message.type === 'ask') {
      const question = message.question.trim().slice(0, LONGEST)
      if (question) talk.askInTurn(question)
    } else if (message.type === 'preview') setSettings({ ...preview?.plain, ...readSettings(message.settings) })
    else if (message.type === 'preview-answer') preview?.told(message)
  })
  useEffect(() => page.listen((message) => hear(message)), [page])

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = settings.theme
  }, [settings.theme])

  // What was said in another tab meanwhile is shown when this one is looked at again.
  useDocument('visibilitychange', () => {
    if (!document.hidden && written?.keepHistory && session.current && !talk.isBusy) talk.showEarlier()
  })

  function leave(): void {
    if (StartOver) cancelStartOver()
    else if (over) uncover()
    else page.tell({ type: 'close' })
  }
  useDocument('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) leave()
  })

  // Read on without a line: a passage is there when its answer is.
  const hasSources = talk.turns.some(({ sources }) => sources.length > 0)
  useEffect(() => {
    if (hasSources) passageView().catch(() => undefined)
  }, [hasSources])

  // Only where a person can be asked for, or was.
  const hasPerson = handover?.handover !== undefined || talk.turns.some(({ by }) => by !== undefined)
  useEffect(() => {
    if (hasPerson) personView().then(setPerson, () => undefined)
  }, [hasPerson])

  /** What did not come leaves all as it was, and so does what comes while something waits for the server. */
  function lay<T>(loading: Promise<T>, show: (loaded: T) => void): void {
    loading.then(
      (loaded) => isHeld.current || show(loaded),
      () => undefined,
    )
  }
  const showPassage = (open: OpenPassage) =>
    lay(passageView(), ({ Passage: View }) => setOver({ what: 'passage', View, open }))
  const showMessage = (open: OpenMessage) =>
    lay(messageView(), ({ Message: View }) => setOver({ what: 'message', View, open }))
  const showData = (from: HTMLElement) =>
    lay(dataView(), ({ YourData: View }) => setOver({ what: 'data', View, open: { from } }))
  const askToStartOver = () => lay(dialogView(), ({ NewSession: View }) => setStartOver(() => View))

  async function hold(work: Promise<void>): Promise<void> {
    isHeld.current = true
    try {
      await work
    } finally {
      isHeld.current = false
    }
  }

  // What is inert takes no focus, so that it has to be drawn first.
  function uncover(): void {
    if (isHeld.current) return
    flushSync(() => setOver(undefined))
    over?.open.from.focus()
  }

  function cancelStartOver(): void {
    if (isHeld.current) return
    flushSync(() => setStartOver(undefined))
    startOver.current?.focus()
  }

  const header = readable(settings.color)
  const mine = readable(settings.userMessageColor)
  const colors = {
    '--fill': header.fill,
    '--on-fill': header.on,
    '--user': mine.fill,
    '--on-user': mine.on,
    ...settings.css,
  }
  return (
    <SpeechProvider value={words}>
      <div className="bub" style={colors as React.CSSProperties} data-full={isFull || undefined}>
        <div className="under" inert={StartOver !== undefined}>
          <Header
            settings={settings}
            startOver={startOver}
            onStartOver={askToStartOver}
            onData={preview ? undefined : showData}
            onClose={() => page.tell({ type: 'close' })}
          />
          {isOnline ? null : (
            <div className="notice" role="status">
              <Icon name="off" />
              <span>{words.offline}</span>
            </div>
          )}
          <main className="stage">
            <div className="talk" inert={over !== undefined}>
              <Log
                talk={talk}
                settings={settings}
                isWaiting={!settings.greetingMessage}
                isOnline={isOnline}
                line={person?.Line}
                onPassage={showPassage}
                onMessage={showMessage}
              />
              {person && (
                <person.Person
                  key={handover?.sessionId}
                  talk={talk}
                  session={handover}
                  settings={settings}
                  onMessage={showMessage}
                />
              )}
              <Ask
                ref={ask}
                isBusy={talk.isBusy}
                isOff={talk.isLimited}
                isOnline={isOnline}
                isFull={isFull}
                footer={settings.footer}
                onAsk={talk.ask}
                onStop={talk.stop}
              />
            </div>
            {over?.what === 'passage' && <over.View open={over.open} onChange={showPassage} onBack={uncover} />}
            {over?.what === 'data' && <over.View talk={talk} name={settings.name} onBack={uncover} />}
            {over?.what === 'message' && (
              <over.View
                open={over.open}
                draft={draft}
                onDraft={setDraft}
                label={settings.wayOut.label}
                page={address}
                isPreview={preview !== undefined}
                onBack={uncover}
                talk={talk}
                onSend={async (sending) => {
                  await hold(sending)
                  setDraft({})
                  flushSync(() => setOver((now) => (now === over ? undefined : now)))
                  ask.current?.focus()
                }}
              />
            )}
          </main>
        </div>
        {StartOver && (
          <StartOver
            onCancel={cancelStartOver}
            onConfirm={async () => {
              await hold(talk.startOver())
              flushSync(() => {
                setStartOver(undefined)
                setOver(undefined)
              })
              ask.current?.focus()
            }}
          />
        )}
      </div>
    </SpeechProvider>
  )
}
