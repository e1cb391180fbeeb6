import type { LauncherSettings } from '../settings.ts'

const SIZES: Record<string, number> = { small: 48, large: 72 }

/** How wide the launcher is, in pixels. */
export const pixelsOf = ({ size }: Pick<LauncherSettings, 'size'>): number => SIZES[size] ?? 60

/** White where an icon in it has a contrast of 3, else black. */
export function iconOn(color: string): string {
  const light = (at: number) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2
  return light(1) * 0.2126 + light(3) * 0.7152 + light(5) * 0.0722 > 0.3 ? '#050505' : '#fff'
}

/** The first place beside those that stand in a corner where one of `px` has room, 20 px from the edge and 12 px from each of them. */
export const roomFor = (px: number, taken: [from: number, px: number][]): number =>
  taken
    .sort(([a], [b]) => a - b)
    .reduce((at, [from, width]) => (at + px + 12 > from ? Math.max(at, from + width + 12) : at), 20)

/** The launcher, 20 px from its corner, and `from` px along it. */
export function styleOf(look: LauncherSettings, from: number): string {
  const [block, inline] = look.position.split('-')
  const px = pixelsOf(look)
  const { color } = look
  return `
button{position:fixed;${block}:20px;${inline}:${from}px;width:${px}px;height:${px}px;padding:0;border:0;border-radius:50%;background:${color};color:${iconOn(color)};cursor:pointer;box-shadow:0 0 0 1px #fff3,0 2px 4px #0003,0 10px 24px -6px #0006}
button:focus-visible{outline:3px solid;outline-offset:-6px}
svg{display:block;margin:auto;width:46%;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}
b{position:absolute;top:0;inset-inline-end:0;min-width:20px;padding:0 5px;border-radius:10px;background:#a01e33;color:#fff;font:700 12px/20px system-ui,sans-serif;box-shadow:0 0 0 2px #fff}
b:empty{display:none}
@media (forced-colors:active){button{border:2px solid}}`
}
