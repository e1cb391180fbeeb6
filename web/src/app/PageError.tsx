import { Mark } from '../ui/Logo.tsx'
import { texts } from './texts.ts'

/** A page that could not be loaded or drawn, for instance after an update took its old files away. */
export function PageError() {
  const { title, text, action } = texts.broken
  return (
    <main className="centered">
      <Mark />
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {action}
      </button>
    </main>
  )
}
