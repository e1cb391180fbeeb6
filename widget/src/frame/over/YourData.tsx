import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dataWords } from '../../words/data.ts'
import { messageWords } from '../../words/message.ts'
import { fill } from '../../words/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../speech.ts'
import type { Talk } from '../talk/useTalk.ts'
import './cover.ts'
import styles from './data.css?inline'
import { keptBy, type Kept } from './kept.ts'
import { wear } from './wear.ts'

wear(styles)

interface Props {
  talk: Pick<Talk, 'calls' | 'erase' | 'isBusy'>
  /** Of the widget. */
  name: string
  onBack(): void
}

/** What is kept of this visitor: under which code, to take along, and to erase. */
export function YourData({ talk, name, onBack }: Props) {
  const { language, yourData, copied } = useWords()
  const words = dataWords[language]
  const heading = useRef<HTMLHeadingElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const [kept, setKept] = useState<Kept>()
  const [step, setStep] = useState<'shown' | 'sure' | 'erasing' | 'erased'>('shown')
  const [hasFailed, setFailed] = useState(false)
  const [isCopied, setCopied] = useState(false)

  const load = useEffectEvent(() =>
    keptBy(talk.calls).then(setKept, () => {
      setFailed(true)
    }),
  )
  useEffect(() => {
    heading.current?.focus()
    void load()
  }, [])
  useEffect(() => {
    if (step === 'sure') keep.current?.focus()
    else if (step === 'erased') heading.current?.focus()
  }, [step])

  async function erase(): Promise<void> {
    setStep('erasing')
    setFailed(false)
    try {
      await talk.erase()
      setKept(undefined)
      setStep('erased')
    } catch {
      setFailed(true)
      setStep('shown')
    }
  }

  function download({ code, turns }: Kept): void {
    const link = document.createElement('a')
    const text = JSON.stringify({ chatbot: name, code, turns }, null, 2)
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `${code}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  async function copy(code: string): Promise<void> {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }

  const date = (at: string) => new Date(at).toLocaleDateString(language, { dateStyle: 'long' })
  // What is being answered would be kept after all.
  const isWaiting = step === 'erasing' || talk.isBusy
  const [first] = kept?.turns ?? []
  return (
    <section className="passage" aria-label={yourData}>
      <div className="hd">
        <button type="button" className="bk" onClick={onBack}>
          <Icon name="back" small />
          {messageWords[language].back}
        </button>
      </div>
      <div className="yours">
        <h2 ref={heading} tabIndex={-1}>
          {yourData}
        </h2>
        {step !== 'erased' && <p>{words.text}</p>}
        {kept && (
          <>
            <p className="code">
              <span className="unseen">{words.code}: </span>
              <code dir="ltr">{kept.code}</code>
              <button
                type="button"
                className="ib"
                aria-label={words.copy}
                onClick={() => void copy(kept.code).catch(() => undefined)}
              >
                <Icon name={isCopied ? 'check' : 'copy'} small />
              </button>
              <span className="copied" role="status">
                {isCopied ? copied : ''}
              </span>
            </p>
            <p>{first ? fill(words.some, { count: kept.turns.length, date: date(first.at) }) : words.none}</p>
            {first && kept.keptDays !== null && <p>{fill(words.days, { count: kept.keptDays })}</p>}
          </>
        )}
        <p role="status">{step === 'erased' ? words.erased : !kept && !hasFailed ? words.loading : ''}</p>
        <p role="alert" className="bad">
          {hasFailed ? words.failed : ''}
        </p>
        {kept && first && (step === 'shown' || step === 'erasing') && (
          <div className="acts">
            <button type="button" onClick={() => download(kept)}>
              <Icon name="down" small />
              {words.download}
            </button>
            <button type="button" aria-disabled={isWaiting} onClick={() => !isWaiting && setStep('sure')}>
              {words.erase}
            </button>
          </div>
        )}
        {step === 'sure' && (
          <div className="acts" role="group" aria-labelledby="sure">
            <p id="sure">
              <b>{words.sure}</b>
            </p>
            <button type="button" className="erase" onClick={() => void erase()}>
              {words.yes}
            </button>
            <button ref={keep} type="button" onClick={() => setStep('shown')}>
              {words.no}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
