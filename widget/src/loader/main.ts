import type { LauncherSettings } from '../settings.ts'
import { publish } from './api.ts'
import { createBubble } from './bubble.ts'
import { isListed, notListed } from './listed.ts'

/** Written around this file by the server: the widget's look, or nothing when there is no such widget. */
declare const givenLook: LauncherSettings | undefined

const script = document.currentScript as HTMLScriptElement
// oxlint-disable-next-line no-console -- it is where whoever builds the website looks
const warn = (text: string) => console.warn(text)

// The script may be pasted twice, and a page that swaps its content runs it again: that makes no second bubble.
const show = (look: LauncherSettings) => publish(look, (say) => createBubble(script, look, say))

/** Visitors of a website that is not allowed find nothing there; its owner finds out why, here and in the dashboard, which the call tells. */
async function ask(look: LauncherSettings): Promise<void> {
  const { widgetId, word } = look
  const asked = fetch(`${new URL(script.src).origin}/api/widget-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ widgetId }),
  })
  const reply = await asked.then((response) => response.json()).catch(() => undefined)
  if (reply?.success) show(look)
  else warn(notListed(word, widgetId))
}

if (!givenLook) warn(`There is no such widget: ${script.src}`)
else if (isListed(origin, givenLook.allowedDomains)) show(givenLook)
else void ask(givenLook)
