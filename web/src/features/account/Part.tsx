import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text: string
  tone?: 'danger'
  children: ReactNode
}

/** One matter of the account: what it is on the left, what can be done on the right. */
export function Part({ title, text, tone, children }: Props) {
  const id = useId()
  return (
    <section className={tone ? `part ${tone}` : 'part'} aria-labelledby={id}>
      <div className="about">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="card part-body">{children}</div>
    </section>
  )
}
