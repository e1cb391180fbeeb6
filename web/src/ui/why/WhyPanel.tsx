import type { Support } from '@docent/proto'
import type { Why } from '@docent/proto/http'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import type { IconName } from '../icons.ts'
import { isQuoted } from '../quoted.ts'
import { PassageTable } from '../passage/PassageTable.tsx'
import { texts } from './texts.ts'
import './why.css'
import { WhyPassage } from './WhyPassage.tsx'
import { Words } from './Words.tsx'

interface Props {
  why: Why
  support: Support
  /** As it was typed. */
  asked: string
  onClose: () => void
}

const TAGS: Record<Support, [tone: string, icon: IconName]> = {
  strong: ['ok', 'check'],
  weak: ['', 'info'],
  none: ['', 'fail'],
}

/** How an answer came about: for its owner, who wants to make it better. */
export function WhyPanel({ why, support, asked, onClose }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  const [tone, icon] = TAGS[support]
  const { decided, confidence, question, language, missing, passages, checks, model, calls, prompt, timings } = why
  return (
    <>
      <div className="drawer-head">
        <div className="line">
          <h2>{texts.title}</h2>
          <span className="end">
            <IconButton ref={close} icon="x" label={texts.close} onClick={onClose} />
          </span>
        </div>
      </div>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="why" tabIndex={0} aria-label={texts.title}>
        <div className="why-part">
          <span className={`tag ${tone}`}>
            <Icon name={icon} small />
            {texts.support[support]}
          </span>
          <p className="why-decided">{decided}</p>
          {confidence !== null && <p className="small muted num">{texts.confidence(Math.round(confidence * 100))}</p>}
        </div>
        <Part title={texts.question}>
          <blockquote>{question}</blockquote>
          <p className="small muted">
            {question.trim() === asked.trim() ? texts.questionSame : texts.questionAlone}
            {language !== 'und' && ` ${texts.language(nameOf(language))}.`}
          </p>
        </Part>
        {missing.length > 0 && (
          <Part title={texts.missing}>
            <Words words={missing} isMissing />
          </Part>
        )}
        <Part title={texts.passages(passages.length)}>
          <ol className="why-passages">
            {passages.map((passage) => (
              <WhyPassage key={passage.chunkId} passage={passage} />
            ))}
          </ol>
        </Part>
        {checks.length > 0 && (
          <Part title={texts.checks}>
            <p className="small muted">{texts.checksHint}</p>
            <ul className="why-checks">
              {checks.map(({ sentence, problem, cited }, index) => (
                <li key={index}>
                  <blockquote>{sentence}</blockquote>
                  <p className="small">
                    {problem} {cited.length > 0 && <span className="muted num">({texts.cites(cited)})</span>}
                  </p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={texts.writer}>
          <p>{isQuoted(model) ? texts.quoted : model}</p>
          {calls.length > 0 && (
            <PassageTable
              table={{
                caption: texts.calls,
                heads: [...texts.callHeads],
                rows: calls.map(({ purpose, promptTokens, completionTokens, ms }) => [
                  texts.purpose[purpose],
                  String(promptTokens ?? texts.unknown),
                  String(completionTokens ?? texts.unknown),
                  texts.ms(ms),
                ]),
              }}
            />
          )}
        </Part>
        {prompt !== null && (
          <details className="why-prompt">
            <summary>{texts.prompt}</summary>
            {prompt.map(({ role, content }, index) => (
              <div key={index}>
                <p className="small muted">{role}</p>
                <pre>{content}</pre>
              </div>
            ))}
          </details>
        )}
        <Part title={texts.timings}>
          <dl className="why-times num">
            <dt>{texts.search}</dt>
            <dd>{texts.ms(timings.searchMs)}</dd>
            <dt>{texts.total}</dt>
            <dd>{texts.ms(timings.totalMs)}</dd>
          </dl>
        </Part>
      </section>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="why-part">
      <h3>{title}</h3>
      {children}
    </div>
  )
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
