import { Button } from 'antd'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.settings.notify

/** Whether this browser tells the owner while they look at something else. */
export function NotifyPart() {
  const [permission, setPermission] = useState<NotificationPermission | 'none'>(
    'Notification' in window ? Notification.permission : 'none',
  )
  return (
    <section className="card" aria-labelledby="notify">
      <h2 id="notify">{words.title}</h2>
      <p>{words.text}</p>
      {permission === 'default' ? (
        <div>
          <Button onClick={() => void Notification.requestPermission().then(setPermission)}>{words.allow}</Button>
        </div>
      ) : (
        <p className="muted" role="status">
          {permission === 'granted' ? words.allowed : words[permission]}
        </p>
      )}
    </section>
  )
}
