import { Button } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Why } from '../../../api/answers.ts'
import { SideDrawer } from '../../../ui/SideDrawer.tsx'
import { texts } from '../../../ui/why/texts.ts'
import type { Answered } from './useFrame.ts'

// Few look behind an answer.
const WhyPanel = lazy(() => import('../../../ui/why/WhyPanel.tsx').then(({ WhyPanel: panel }) => ({ default: panel })))

/** The last answer of the preview, looked behind: the bubble itself shows visitors none of this. */
export function PreviewWhy({ answered, why }: { answered: Answered; why: Why }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={opener} size="small" className="p-why" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <SideDrawer
        label={texts.title}
        isBeside={false}
        within={() => opener.current?.closest('dialog') ?? document.body}
        onClose={() => setOpen(false)}
        onClosed={() => opener.current?.focus()}
      >
        {isOpen && (
          <Suspense>
            <WhyPanel why={why} support={answered.support} asked={answered.question} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </SideDrawer>
    </>
  )
}
