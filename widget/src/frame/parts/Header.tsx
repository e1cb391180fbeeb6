import { useState, type Ref } from 'react'
import type { WidgetSettings } from '../../settings.ts'
import { avatarOf } from '../settings.ts'
import { useWords } from '../speech.ts'
import { Icon } from './Icon.tsx'

interface Props {
  settings: WidgetSettings
  startOver: Ref<HTMLButtonElement>
  onStartOver(): void
  /** Nobody is a visitor in a preview. */
  onData: ((from: HTMLElement) => void) | undefined
  onClose(): void
}

export function Header({ settings, startOver, onStartOver, onData, onClose }: Props) {
  const words = useWords()
  const { name } = settings
  const avatar = avatarOf(settings)
  const [broken, setBroken] = useState<string>()
  return (
    <header>
      <span className="pic" aria-hidden="true">
        {avatar && avatar !== broken ? (
          <img src={avatar} alt="" width={38} height={38} onError={() => setBroken(avatar)} />
        ) : (
          ([...name][0]?.toUpperCase() ?? '')
        )}
      </span>
      <div className="who">
        <h1 dir="auto">{name || words.conversation}</h1>
        <small>{words.answersFrom}</small>
      </div>
      {onData && (
        <button
          type="button"
          className="ib"
          aria-label={words.yourData}
          onClick={({ currentTarget }) => onData(currentTarget)}
        >
          <Icon name="shield" />
        </button>
      )}
      <button ref={startOver} type="button" className="ib" aria-label={words.newSession} onClick={onStartOver}>
        <Icon name="fresh" />
      </button>
      <button type="button" className="ib" aria-label={words.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </header>
  )
}
