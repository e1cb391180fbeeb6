import type { ReactNode } from 'react'

interface Props {
  picture: ReactNode
  title: string
  /** 1 when it is the whole page. */
  level?: 1 | 2
  text: string
  action?: ReactNode
}

/** A picture, a title, a sentence and one thing to do: empty lists, prompts, pages that are not there. */
export function Centered({ picture, title, level = 2, text, action }: Props) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="centered">
      {picture}
      <Title tabIndex={level === 1 ? -1 : undefined}>{title}</Title>
      <p>{text}</p>
      {action}
    </div>
  )
}
