import { NEUTRAL_NAMES, PRODUCT_NAMES } from '@docent/proto/names'
import type { Entitlement } from '../entitled.ts'

/** Where the line goes, step by step, for each kind of website. `code` in backticks. */
export interface Place {
  key: string
  label: string
  steps: readonly string[]
  /** Where it is more than the line itself. */
  code?: (embed: Embedded) => string
  /** What saves the line, on plans that have it. */
  plugin?: Plugin
}

export interface Plugin {
  to: Entitlement
  file: string
  steps: readonly string[]
}

export interface Embedded {
  /** Address of the script. */
  src: string
  widgetId: string
}

export const places: readonly Place[] = [
  {
    key: 'html',
    label: 'HTML',
    steps: [
      'Open the file that every page shares, often called `footer` or `layout`.',
      'Paste the line just before `</body>` and publish.',
      'Reload a page. The bubble appears in its corner.',
    ],
  },
  {
    key: 'react',
    label: 'React',
    steps: [
      'Save this component as `ChatBubble.jsx`.',
      'Render `<ChatBubble />` once, in the component around all pages: `App` or the root layout. In Next.js put `"use client"` on top.',
      'The bubble stays while people move between pages, and leaves with the component.',
    ],
    code: reactCode,
  },
  {
    key: 'wordpress',
    label: 'WordPress',
    plugin: {
      to: 'wordpress',
      file: '/docent-wordpress.zip',
      steps: [
        'Download the plugin. In WordPress: Plugins, Add New, Upload Plugin. Choose the ZIP, then Install Now and Activate.',
        'Settings, Docent: press Connect and choose this widget in the window that opens. There is no line to paste.',
      ],
    },
    steps: [
      'With a block theme: Appearance, Editor, Patterns, Footer. Add a block “Custom HTML” and paste the line.',
      'With a classic theme: Appearance, Widgets. Add “Custom HTML” to the footer and paste the line.',
      'Save and open the site. If a caching plugin is active, empty its cache once.',
    ],
  },
  {
    key: 'shopify',
    label: 'Shopify',
    steps: [
      'Online Store, Themes. At your theme open the menu with three dots and choose “Edit code”.',
      'Open `layout/theme.liquid` and paste the line just before `</body>`.',
      'Save. Add both your own domain and the one ending in `.myshopify.com` to the allowed domains.',
    ],
  },
  {
    key: 'webflow',
    label: 'Webflow',
    steps: [
      'Open Site settings, Custom code. It needs a paid site plan.',
      'Paste the line into “Footer code”, save and publish.',
      'Add both your own domain and the one ending in `.webflow.io` to the allowed domains.',
    ],
  },
  {
    key: 'help',
    label: 'It does not appear',
    steps: [
      'Is the address of the page among the allowed domains? `www.example.com` and `example.com` are two; `*.example.com` holds all below.',
      'Does the page have a content security policy? It must allow this address for scripts, frames and connections; the guide for integrators has the lines.',
      'Does the address in the line begin with `http://localhost`? Then only this computer finds it: Docent must be started with `PUBLIC_URL` set to the address that your visitors reach it by.',
      'Is the page new? Empty its cache once, also that of a plugin or a content network.',
    ],
  },
]

/** The name of the bubble's interface follows from the address of its script. */
const wordOf = (src: string) => (src.includes(`/${NEUTRAL_NAMES.script}?`) ? NEUTRAL_NAMES.word : PRODUCT_NAMES.word)

function reactCode({ src, widgetId }: Embedded): string {
  return `import { useEffect } from 'react'

export function ChatBubble() {
  useEffect(() => {
    const script = document.createElement('script')
    const leave = () => window.${wordOf(src)}?.destroy?.(${JSON.stringify(widgetId)})
    let gone = false
    // In the order they were added: a late one must not take away the bubble of the next.
    script.async = false
    script.src = ${JSON.stringify(src)}
    script.dataset.widgetId = ${JSON.stringify(widgetId)}
    // It may arrive after the component has left.
    script.onload = () => gone && leave()
    document.head.append(script)
    return () => {
      gone = true
      script.remove()
      leave()
    }
  }, [])
  return null
}`
}

/** The parts of an embed code; the API gives it as one line. */
export function embeddedOf(embedCode: string): Embedded {
  const attribute = (name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(embedCode)?.[1] ?? '')
  return { src: attribute('src'), widgetId: attribute('data-widget-id') }
}

/** Whether the address of the script means a different computer for every visitor. */
export function isHereOnly({ src }: Embedded): boolean {
  return URL.canParse(src) && /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(src).hostname)
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** Code cut where it may break and where its id stands: attributes are never split. */
export function piecesOf(code: string, widgetId: string): { text: string; isId: boolean }[][] {
  return code.split(/(?<=\S) (?=data-widget-id)/).map((piece, index, all) => {
    const text = index < all.length - 1 ? `${piece} ` : piece
    const quoted = `data-widget-id="${widgetId}"`
    const at = widgetId === '' ? -1 : text.indexOf(quoted)
    if (at < 0) return [{ text, isId: false }]
    const from = at + 'data-widget-id='.length
    return [
      { text: text.slice(0, from), isId: false },
      { text: text.slice(from, from + widgetId.length + 2), isId: true },
      { text: text.slice(from + widgetId.length + 2), isId: false },
    ]
  })
}
