import type { ReactNode } from 'react'
import { Wordmark } from '../../ui/Logo.tsx'
import { Plate } from './Plate.tsx'
import { texts } from './texts.ts'
import './auth.css'

/** Half a wall with a marked passage, half something to fill in. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="login">
      <aside className="wall-side">
        <a href="/" aria-label={texts.home}>
          <Wordmark />
        </a>
        <Plate />
      </aside>
      <main className="form-side">
        <div className="login-box">{children}</div>
      </main>
    </div>
  )
}
