import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Part } from '../Part.tsx'
import { texts } from '../texts.ts'

// Most visits delete nothing, and a dialog is heavy.
const DeletionDialog = lazy(() => import('./DeletionDialog.tsx'))
const { deletion } = texts

export function DeletionPart({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <Part title={deletion.title} text={deletion.text} tone="danger">
      <p>{deletion.takeFirst}</p>
      <div className="acts">
        <Button danger onClick={open}>
          {deletion.open}
        </Button>
      </div>
      {wasOpened && (
        <Suspense>
          <DeletionDialog isOpen={isOpen} email={email} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Part>
  )
}
