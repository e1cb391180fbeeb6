import { Button } from 'antd'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Bar } from '../../../ui/Bar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Face } from '../Face.tsx'
import { texts } from './texts.ts'
import { useAvatar } from './useAvatar.ts'

// Only who has a picture needs the tool to crop it.
const CropDialog = lazy(() => import('./CropDialog.tsx'))

interface Props {
  name: string
  color: string
  url: string
  onChange: (url: string) => void
}

export function AvatarField({ name, color, url, onChange }: Props) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const { opened, sent, error, isDone, open, use, close, clear } = useAvatar(onChange)
  const isBusy = sent !== undefined
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  // The dialog leaves with the picture; the focus goes back to where it came from.
  useEffect(() => {
    if (opened === undefined) return undefined
    const button = opener.current
    return () => button?.focus()
  }, [opened])
  const remove = () => {
    clear()
    onChange('')
  }
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="b-lbl" id={id}>
        {texts.avatar} <span className="muted">{texts.optional}</span>
      </span>
      <div className="b-avatar">
        <Face name={name} color={/^#[0-9a-f]{6}$/i.test(color) ? color : '#3b82f6'} url={url} />
        <div>
          <div className="b-chips">
            <Button ref={opener} size="small" loading={isBusy} onClick={() => file.current?.click()}>
              {url === '' ? texts.choose : texts.replace}
            </Button>
            {url !== '' && !isBusy && (
              <Button size="small" type="text" onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </div>
          {isBusy && (
            <div className="b-sent">
              <Bar label={texts.uploading(Math.round(sent * 100))} done={Math.round(sent * 100)} total={100} thin />
            </div>
          )}
          <p className="hint" role="status">
            {isBusy ? (sent < 1 ? texts.uploading(Math.round(sent * 100)) : texts.drawing) : isDone ? texts.done : ''}
          </p>
          {error !== undefined ? (
            <p className="err">
              <Icon name="fail" small />
              {error}
            </p>
          ) : (
            !isBusy && !isDone && <p className="hint">{texts.hint}</p>
          )}
        </div>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={texts.choose}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (chosen) void open(chosen)
        }}
      />
      {opened !== undefined && (
        <Suspense>
          <CropDialog address={opened} onClose={close} onCut={(part) => void use(part)} />
        </Suspense>
      )}
    </div>
  )
}
