import { iconOn, pixelsOf } from '../loader/style.ts'
import type { LauncherSettings } from '../settings.ts'

/** Under this width the chat takes the whole screen. */
export const FULL_SCREEN = '(max-width:479.98px)'

/**
 * The card, above or below its launcher. It wears the owner's color at once, before the frame is there; --fill, --on and --ink are set where
 * something is written in it.
 */
export function styleOf(look: LauncherSettings): string {
  const [block, inline] = look.position.split('-')
  const px = pixelsOf(look)
  const { radius = 16, background = 'Canvas', theme = 'light dark' } = look
  const color = look.header ?? look.color
  return `
section{position:fixed;${block}:${px + 32}px;${inline}:20px;width:380px;height:600px;max-width:calc(100vw - 40px);max-height:calc(100dvh - ${px + 44}px);border-radius:${radius}px;overflow:hidden;background:linear-gradient(var(--fill,${color}) 62px,${background} 0);color:CanvasText;color-scheme:${theme};box-shadow:0 0 0 1px #00000017,0 2px 6px #00000014,0 24px 56px -18px #00000057}
section[hidden]{display:none}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0;color-scheme:${theme}}
div{display:flex;flex-direction:column;height:100%;font:15px/1.5 system-ui,sans-serif}
div button{position:static;display:block;flex:none;align-self:end;width:44px;height:44px;margin:9px;border-radius:8px;background:none;box-shadow:none;color:var(--on,${iconOn(color)})}
div svg{width:20px}
h2{position:absolute;inset-inline:20px 62px;top:19px;margin:0;font:600 16px/24px system-ui,sans-serif;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--on)}
p{margin:20px;overflow-wrap:anywhere;color:var(--ink)}
@media (prefers-reduced-motion:no-preference){section{transform-origin:${block} ${inline};animation:open .36s cubic-bezier(.2,.7,.2,1)}@keyframes open{from{opacity:0;transform:scale(.9)}}}
@media ${FULL_SCREEN}{section{inset:0;width:100%;max-width:none;height:100dvh;max-height:none;border-radius:0}section:not([hidden])~button{display:none}}
@media (forced-colors:active){section{border:2px solid}}`
}
