const ANSWER_WITHIN_MS = 20_000
/** Mails of one visit; what is more comes with the next. */
const MOST_MAILS = 500

/** A mailbox that somebody is signed in at. */
export interface OpenMailbox {
  /** Changes where the numbers of its mails begin anew. */
  validity: string
  /** How many mails are in it. */
  count: number
  /** Mails with a larger number, the smallest first. */
  after(uid: number): Promise<{ uid: number; size: number }[]>
  /** A mail as it is; undefined where it is gone. */
  read(uid: number): Promise<Uint8Array | undefined>
  remove(uid: number): Promise<void>
  close(): Promise<void>
}

/** The folder that an address names. */
export const folderOf = ({ pathname }: URL): string => decodeURIComponent(pathname.slice(1)) || 'INBOX'

/** Signs in and opens the folder. Whatever the server does, it ends: with an answer, an error, or the signal. */
export async function openMailbox(url: URL, signal: AbortSignal, readOnly = false): Promise<OpenMailbox> {
  const { ImapFlow } = await import('imapflow')
  const isTls = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 993 : 143),
    secure: isTls,
    ...(url.searchParams.get('requireTLS') === 'true' && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    disableAutoIdle: true,
    logger: false,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  })
  // It is also the rejection of whatever was asked.
  client.on('error', () => undefined)
  const giveUp = () => client.close()
  signal.addEventListener('abort', giveUp, { once: true })
  const close = async () => {
    await client.logout().catch(() => undefined)
    client.close()
    signal.removeEventListener('abort', giveUp)
  }
  try {
    signal.throwIfAborted()
    await client.connect()
    const { uidValidity, exists } = await client.mailboxOpen(folderOf(url), { readOnly })
    return {
      validity: String(uidValidity),
      count: exists,
      async after(uid) {
        const found = await client.fetchAll(`${uid + 1}:*`, { uid: true, size: true }, { uid: true })
        return (
          found
            // "*" is the newest one, also where its number is smaller.
            .filter((mail) => mail.uid > uid)
            .map((mail) => ({ uid: mail.uid, size: mail.size ?? 0 }))
            .sort((a, b) => a.uid - b.uid)
            .slice(0, MOST_MAILS)
        )
      },
      async read(uid) {
        const found = await client.fetchOne(String(uid), { source: true }, { uid: true })
        return found ? found.source : undefined
      },
      remove: async (uid) => void (await client.messageDelete(String(uid), { uid: true })),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What went wrong, in the words of the server where it said some; never what was sent to it. */
export function reasonOf(error: unknown): string {
  const { message = '', responseText, code } = error as { message?: string; responseText?: unknown; code?: unknown }
  const said = typeof responseText === 'string' && responseText !== '' ? responseText : message || String(code)
  return said.split('\n')[0]?.slice(0, 300) ?? ''
}
