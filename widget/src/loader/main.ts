import type { LauncherSettings } from '../settings.ts'
import { publish } from './api.ts'
import { createBubble } from './bubble.ts'

/** Written around this file by the server: the widget's look, or nothing when there is no such widget. */
declare const givenLook: LauncherSettings | undefined

const script = document.currentScript as HTMLScriptElement
// The script may be pasted twice, and a page that swaps its content runs it again: that makes no second bubble.
if (givenLook) publish(givenLook, (say) => createBubble(script, givenLook, say))
// eslint-disable-next-line no-console
else console.warn('There is no such widget:', script.src)
