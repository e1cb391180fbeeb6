import { eventCatalog } from '@docent/proto/events'
import { webhookCatalog, webhookTypes, type WebhookDefinition } from '@docent/proto/webhooks'
import type { FailureCatalog } from '@docent/proto/failures'
import type { Settings } from '@docent/runtime/config'
import { commonFailures } from '@docent/runtime/failures'
import { commonSettings } from '@docent/runtime/service'
import { z } from 'zod'

export interface Chapter {
  title: string
  settings: Settings
  failures?: FailureCatalog
}

/** The first line of every page that is made. */
export const HEAD = '<!-- Made by `npm run docs` from the code; edit the code instead. -->'

/** Every reference page by its file name, made from what the code declares. */
export function referencePages(chapters: readonly Chapter[]): Record<string, string> {
  const all = [{ title: 'Every service', settings: commonSettings, failures: commonFailures.catalog }, ...chapters]
  return {
    'settings.md': page('Settings', all.map(settingsChapter), [
      'Read from the environment when a process starts. Empty counts as unset. All problems are reported at once; values',
      'of secrets are never printed.',
    ]),
    'failures.md': page('Failures', all.map(failuresChapter), [
      'Every refusal answers `{ "success": false, "error": "a sentence", "code": "…", "requestId": "…" }`. The code is',
      'stable; the request id names the log lines.',
    ]),
    'events.md': page(
      'Events',
      [eventsChapter()],
      [
        'Past tense, keyed by owner. A new optional field keeps the version; anything else is a new one. Every installation',
        'describes them with their schemas at `/api/asyncapi.json` (AsyncAPI 3).',
      ],
    ),
    'webhooks.md': page('Webhook messages', webhookTypes.map(webhookChapter), [
      'What `data` of a message holds, by `type`. How messages are signed, tried and replayed: [webhooks](../integrate/webhooks.md).',
    ]),
  }
}

function page(title: string, chapters: string[], lead: string[]): string {
  return [HEAD, '', `# ${title}`, '', ...lead, '', ...chapters.filter((one) => one !== '')].join('\n')
}

function settingsChapter({ title, settings }: Chapter): string {
  const entries = Object.values(settings) as { env: string; doc: string; schema: z.ZodType; secret?: boolean }[]
  if (entries.length === 0) return ''
  const rows = entries.map(({ env, doc, schema, secret }) => {
    const unset = schema.safeParse(undefined)
    return `| \`${env}\` | ${unset.success ? shown(unset.data, env) : 'required'} | ${cell(doc)}${secret ? ' Secret.' : ''} |`
  })
  return [`## ${title}`, '', '| variable | default | what it steers |', '|---|---|---|', ...rows, ''].join('\n')
}

function failuresChapter({ title, failures }: Chapter): string {
  const rows = Object.entries(failures ?? {}).map(
    ([code, { status, message, check }]) => `| \`${code}\` | ${status} | ${cell(message)} | ${cell(check)} |`,
  )
  if (rows.length === 0) return ''
  return [
    `## ${title}`,
    '',
    '| code | status | what the caller reads | what to check |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function eventsChapter(): string {
  const rows = Object.entries(eventCatalog).map(([type, { version, topic, saidBy, schema }]) => {
    const fields = Object.keys((schema as z.ZodObject).shape)
    return `| \`${type}\` | ${version} | \`${topic}\` | ${saidBy} | ${fields.map((one) => `\`${one}\``).join(', ') || 'none'} |`
  })
  return ['| event | version | topic | said by | payload |', '|---|---|---|---|---|', ...rows, ''].join('\n')
}

function webhookChapter(type: (typeof webhookTypes)[number]): string {
  const { summary, version, schema, sample }: WebhookDefinition = webhookCatalog[type]
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  const rows = Object.entries(properties).map(([name, field]) => {
    const { description = '' } = field as { description?: string }
    return `| \`${name}\` | ${cell(description)} |`
  })
  return [
    `## ${type}`,
    '',
    `${summary} Version ${version}.`,
    '',
    '| field | |',
    '|---|---|',
    ...rows,
    '',
    '```json',
    JSON.stringify(sample, null, 2),
    '```',
    '',
  ].join('\n')
}

function shown(value: unknown, env: string): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'unset'
  if (env === 'PLANS_FILE') return 'the plans Docent ships with'
  if (env === 'DATA_DIR') return '`data/`'
  if (env === 'WEB_DIR') return '`web/dist`'
  if (env === 'WIDGET_DIR') return '`widget/dist`'
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
