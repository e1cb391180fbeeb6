import { useId, type ReactNode } from 'react'

interface Props {
  number: number
  title: string
  text: string
  children: ReactNode
}

export function Section({ number, title, text, children }: Props) {
  const id = useId()
  return (
    <section className="b-sec" aria-labelledby={id}>
      <header>
        <i aria-hidden="true">{number}</i>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </section>
  )
}
