import { asFailure } from '../../../api/failure.ts'
import type { Source } from '../../../api/take-along.ts'
import { dayAndTime } from '../../../ui/format/date.ts'
import { createNames, safeName } from './names.ts'
import { texts } from '../texts.ts'

/** One file of the archive. A stream is read when its turn comes, so that one file at a time is under way. */
export interface Entry {
  name: string
  input: string | Response | AsyncIterable<string> | ReadableStream<Uint8Array>
  lastModified?: Date
}

export interface Progress {
  /** What is being read, for the owner. */
  what: string
  /** Of all bytes of the originals. */
  done: number
  total: number
  /** Files that the archive does not hold so far; it names each. */
  missing: number
}

export interface EntryOptions {
  source: Source
  now: Date
  tell(progress: Progress): void
}

const extensions: Record<string, string> = {
  pdf: '.pdf',
  docx: '.docx',
  xlsx: '.xlsx',
  csv: '.csv',
  markdown: '.md',
  text: '.txt',
  html: '.html',
  web: '.html',
}
/** Moments are written the way people and other programs read them: 2026-11-21T10:00:00.000Z. */
const jsonOf = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (isMoment(one) ? isoOf(one) : one), 2)
const isMoment = (value: unknown): value is { seconds: number } =>
  typeof value === 'object' && value !== null && 'seconds' in value && Object.keys(value).length === 1
const isoOf = ({ seconds }: { seconds: number }) => new Date(seconds * 1000).toISOString()
const pretty = (value: unknown) => `${jsonOf(value)}\n`

/** Everything that is kept of an owner, one file after the other. */
export async function* entriesOf({ source, now, tell }: EntryOptions): AsyncGenerator<Entry> {
  const documents = await source.documents()
  const total = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const missing: string[] = []
  let done = 0
  const say = (what: string) => tell({ what, done, total, missing: missing.length })

  say(texts.takeAlong.account)
  yield { name: 'README.txt', input: texts.takeAlong.readme(dayAndTime(now)), lastModified: now }
  yield { name: 'profile.json', input: pretty(await source.profile()) }
  yield { name: 'sessions.json', input: pretty(await source.sessions()) }
  yield { name: 'security-log.json', input: listOf(source.securityLog()) }
  yield { name: 'api-keys.json', input: pretty(await source.apiKeys()) }
  yield { name: 'subscription.json', input: pretty(await source.subscription()) }
  yield { name: 'usage.json', input: pretty(await source.usage()) }
  yield { name: 'mails.json', input: pretty(await source.mails()) }
  yield { name: 'webhooks.json', input: pretty(await source.webhooks()) }
  yield { name: 'own-domains.json', input: pretty(await source.ownDomains()) }
  yield { name: 'team.json', input: pretty(await source.team()) }
  yield { name: 'activity.json', input: listOf(source.activity()) }
  yield { name: 'your-answers.json', input: pretty(await source.answers()) }
  yield { name: 'golden-questions.json', input: pretty(await source.goldenQuestions()) }

  yield { name: 'analytics.json', input: pretty(await source.analytics()) }

  const folders = createNames()
  for (const [index, document] of documents.entries()) {
    const { id, title, kind, sizeBytes, createdAt, status, chunkCount } = document
    const folder = `documents/${folders(safeName(title))}`
    const lastModified = new Date(createdAt.seconds * 1000)
    say(texts.takeAlong.document(index + 1, documents.length, title))
    yield { name: `${folder}/about.json`, input: pretty(document), lastModified }
    // Nothing but the reason is kept of one that could not be read: its file is not asked for.
    if (status === 'failed' && chunkCount === 0) {
      done += sizeBytes
      missing.push(texts.takeAlong.neverRead(title))
      continue
    }
    yield { name: `${folder}/passages.json`, input: listOf(source.passages(id)), lastModified }
    const original = await orMissing(source.original(id))
    if (original) {
      const read = (bytes: number) => {
        done += bytes
        say(texts.takeAlong.document(index + 1, documents.length, title))
      }
      yield { name: `${folder}/${fileNameOf(title, kind)}`, input: counted(original, read), lastModified }
    } else {
      done += sizeBytes
      missing.push(texts.takeAlong.noFile(title))
    }
  }

  say(texts.takeAlong.widgets)
  const widgets = createNames()
  for (const widget of await source.widgets()) {
    const folder = `widgets/${widgets(safeName(widget.name))}`
    yield { name: `${folder}/settings.json`, input: pretty(widget) }
    yield { name: `${folder}/history.json`, input: pretty(await source.history(widget.id)) }
    const avatar = widget.botAvatarUrl === '' ? undefined : await orMissing(source.picture(widget.botAvatarUrl))
    if (avatar) yield { name: `${folder}/avatar.webp`, input: avatar }
    else if (widget.botAvatarUrl !== '') missing.push(texts.takeAlong.noAvatar(widget.name, widget.botAvatarUrl))
  }

  say(texts.takeAlong.conversations)
  yield { name: 'conversations.json', input: listOf(source.conversations()) }
  if (missing.length > 0) yield { name: 'not-included.txt', input: `${missing.join('\n')}\n` }
  done = total
  say(texts.takeAlong.closing)
}

/** What is not there any more must not keep the rest from coming along. */
async function orMissing(asked: Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await asked
  } catch (error) {
    const { status } = asFailure(error)
    if (status === 404 || status === 410) return undefined
    throw error
  }
}

/** A JSON list, written while it is read. */
async function* listOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let count = 0
  for await (const value of values) yield `${count++ === 0 ? '[\n' : ',\n'}${jsonOf(value)}`
  yield count === 0 ? '[]\n' : '\n]\n'
}

function counted({ body }: Response, read: (bytes: number) => void): ReadableStream<Uint8Array> | string {
  return (
    body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          read(chunk.byteLength)
          controller.enqueue(chunk)
        },
      }),
    ) ?? ''
  )
}

/** The name it came with; what a web page or pasted text is called has no extension yet. */
function fileNameOf(title: string, kind: string): string {
  const name = safeName(title)
  const extension = extensions[kind] ?? ''
  const hasOne = /\.[a-z]{2,8}$/i.test(name)
  // The two files beside it have names of their own.
  return `original ${hasOne ? name : `${name}${extension}`}`
}
