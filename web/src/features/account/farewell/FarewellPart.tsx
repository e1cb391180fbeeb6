import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Part } from '../Part.tsx'
import { texts } from '../texts.ts'

// Most visits delete nothing, and a dialog is heavy.
const FarewellDialog = lazy(() => import('./FarewellDialog.tsx'))
const { farewell } = texts

export function FarewellPart({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <Part title={farewell.title} text={farewell.text} tone="danger">
      <p>{farewell.takeFirst}</p>
      <div className="acts">
        <Button danger onClick={open}>
          {farewell.open}
        </Button>
      </div>
      {wasOpened && (
        <Suspense>
          <FarewellDialog isOpen={isOpen} email={email} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Part>
  )
}
