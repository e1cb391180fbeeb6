import type { OwnLook, WornLook } from './own-look-schema.ts'

/** The languages that a bubble speaks by itself. */
export const BUBBLE_LANGUAGES = ['en', 'tr', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ar', 'ja'] as const
export type BubbleLanguage = (typeof BUBBLE_LANGUAGES)[number]

/** Words of the bubble that an owner may put in their own way. */
export const OWN_WORDS = ['answersFrom', 'field', 'thinking', 'starters', 'sources', 'notGuessed'] as const
export type OwnWord = (typeof OWN_WORDS)[number]
/** Longest of them, in characters. */
export const OWN_WORD_MAX_LENGTH = 120

/** Corners of the card, in pixels. */
export const USUAL_RADIUS = 16
export const RADIUS_MAX = 28

const FONTS = {
  system: '',
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Century Gothic', sans-serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', Calibri, sans-serif",
  serif: "'Iowan Old Style', Charter, Georgia, 'Noto Serif', serif",
  mono: "ui-monospace, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const
export const OWN_FONTS = Object.keys(FONTS) as (keyof typeof FONTS)[]

/** What the launcher shows, as a line in a square of 20; the usual one is the loader's own. */
const LAUNCHER_ICONS = {
  chat: '',
  question: 'M7 7.4a3 3 0 1 1 4.4 2.7c-1 .5-1.4 1.1-1.4 2.2M10 15.7v.1',
  spark: 'm10 2.8 1.9 5.3 5.3 1.9-5.3 1.9-1.9 5.3-1.9-5.3L2.8 10l5.3-1.9z',
  headset: 'M3.5 12v-2a6.5 6.5 0 0 1 13 0v5c0 1.6-1.6 2.2-4 2.2M3.5 11.4h2v4h-2zM14.5 11.4h2v4h-2z',
} as const
export const OWN_ICONS = Object.keys(LAUNCHER_ICONS) as (keyof typeof LAUNCHER_ICONS)[]

/** Where a background or a text is not chosen while the other one is. */
export const USUAL_BACKGROUND = '#f8f7f3'
export const USUAL_TEXT = '#1a2326'

export function wornOf({ header, background, text, font, radius, icon, words }: OwnLook): WornLook {
  const line = LAUNCHER_ICONS[icon]
  return {
    css: {
      ...(FONTS[font] && { '--sans': FONTS[font] }),
      ...((background || text) && surfaces(background || USUAL_BACKGROUND, text || USUAL_TEXT)),
    },
    words,
    ...(header && { header }),
    ...(background && { background }),
    ...(radius !== USUAL_RADIUS && { radius }),
    ...(line && { icon: line }),
  }
}

const lightness = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16)
  return ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11
}

/** Every surface of the frame out of two colors. Text is never paler than the one that was chosen: it was checked. */
function surfaces(page: string, ink: string): Record<string, string> {
  const isDark = lightness(page) < lightness(ink)
  const mixed = (share: number) => `color-mix(in srgb, ${ink} ${share}%, ${page})`
  return {
    colorScheme: isDark ? 'dark' : 'light',
    '--page': page,
    '--raised': page,
    '--label': page,
    '--sunk': mixed(8),
    '--ink': ink,
    '--ink-2': ink,
    '--ink-3': ink,
    '--rule': mixed(18),
    '--rule-strong': mixed(55),
    '--link': ink,
    '--soft': mixed(10),
    '--focus': ink,
    ...(isDark ? ON_DARK : ON_LIGHT),
  }
}

/** What warns and marks keeps its meaning on every surface, so it is not the owner's to choose. */
const ON_LIGHT = {
  '--ochre': '#7a5200',
  '--ochre-line': '#b07a0e',
  '--ochre-soft': '#fbf1d5',
  '--mark': '#f7df95',
  '--on-mark': '#1a2326',
  '--carmine': '#a01e33',
  '--scrim': 'rgb(18 32 35 / 0.46)',
}
const ON_DARK = {
  '--ochre': '#ebc264',
  '--ochre-line': '#d6a43a',
  '--ochre-soft': '#32290f',
  '--mark': '#655012',
  '--on-mark': '#fff4d6',
  '--carmine': '#f3929d',
  '--scrim': 'rgb(8 8 7 / 0.68)',
}
