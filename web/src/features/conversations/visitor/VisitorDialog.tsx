import { Button, Input, Modal } from 'antd'
import { useRef, useState, type SubmitEvent } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { dayOf } from '../time.ts'
import { texts } from '../texts.ts'
import { useVisitor, type Found } from './useVisitor.ts'

const words = texts.visitor

/** Finds what is kept of one visitor by the code that they see; to hand out, or to erase. */
export default function VisitorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [code, setCode] = useState('')
  const [isSure, setSure] = useState(false)
  const { found, problem, isLooking, isErasing, find, forget, remove } = useVisitor()
  const field = useRef<HTMLDivElement>(null)
  const focusField = () => field.current?.querySelector('input')?.focus()

  const close = () => {
    setCode('')
    setSure(false)
    forget()
    onClose()
  }
  const look = (event: SubmitEvent) => {
    event.preventDefault()
    setSure(false)
    if (code.trim().length >= 4) void find(code.trim())
    else focusField()
  }
  const eraseIt = async (one: Found) => {
    if (await remove(one.code)) close()
  }
  return (
    <Modal
      open={isOpen}
      title={words.title}
      width={520}
      centered
      onCancel={close}
      afterOpenChange={(opened) => opened && focusField()}
      footer={
        found && isSure ? (
          <>
            <Button ref={focusOn} onClick={() => setSure(false)}>
              {words.keep}
            </Button>
            <Button danger type="primary" loading={isErasing} onClick={() => void eraseIt(found)}>
              {words.confirm}
            </Button>
          </>
        ) : found ? (
          <>
            <Button onClick={() => save(found)}>{words.export}</Button>
            <Button danger onClick={() => setSure(true)}>
              {words.erase}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{words.close}</Button>
        )
      }
    >
      <p className="muted">{words.text}</p>
      <form className="find-visitor" noValidate onSubmit={look}>
        <div ref={field}>
          <Field label={words.label} error={problem}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={80}
                placeholder={words.example}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                  forget()
                }}
              />
            )}
          </Field>
        </div>
        <Button htmlType="submit" type="primary" loading={isLooking}>
          {words.find}
        </Button>
      </form>
      <div role="status">
        {found && (
          <>
            <p>
              <b className="num">{found.code}</b>: {summaryOf(found)}
            </p>
            {found.notes.length > 0 && <p className="muted">{words.notes(found.notes.length)}</p>}
            {isSure && (
              <p>
                <b className="num">{found.code}</b>: {words.sure}
              </p>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}

/** The button that loses nothing, once it stands there. */
const focusOn = (button: HTMLElement | null) => button?.focus()

function summaryOf({ turns }: Found): string {
  if (turns.length === 0) return words.wordless
  const conversations = new Set(turns.map(({ widgetId, session }) => `${widgetId} ${session}`)).size
  const [first = ''] = turns.map(({ at }) => at)
  return words.found(turns.length, conversations, dayOf(first), dayOf(turns.at(-1)?.at ?? first))
}

const save = (found: Found) =>
  saveFile(`visitor-${found.code.replace(/[^\w-]/g, '')}.json`, JSON.stringify(found, null, 2), 'application/json')
