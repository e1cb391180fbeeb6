import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** What can be done with all of it. */
  action?: ReactNode
  children: ReactNode
}

/** One matter of the installation, over the whole width: there is much to read. */
export function Part({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <section className="matter" aria-labelledby={id}>
      <div className="matter-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
