import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { texts } from '../texts.ts'

// Few visitors ask for it.
const VisitorDialog = lazy(() => import('./VisitorDialog.tsx'))

/** Where an owner finds what is kept of one visitor. */
export function VisitorButton() {
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<Icon name="search" small />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {texts.visitor.open}
      </Button>
      {wasOpened && (
        <Suspense>
          <VisitorDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
