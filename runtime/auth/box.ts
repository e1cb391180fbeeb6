import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './seals.ts'

/**
 * Texts that must be used again and never be read where they are kept (AES-256-GCM under a key of the secret and the purpose). The first
 * secret seals, each opens: so a secret is changed while what was sealed before stays good. A text is bound to where it
 * may be used: elsewhere it does not open.
 */
export interface Box {
  seal(text: string, boundTo: string): string
  /** Undefined where none of the secrets sealed it, it is bound to something else, or was altered. */
  open(sealed: string, boundTo: string): string | undefined
  /** Whether it was sealed with a secret that is on its way out. */
  isOld(sealed: string, boundTo: string): boolean
}

const VERSION = '1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createBox(secrets: Secrets, purpose: string): Box {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `docent ${purpose}`, 32)))
  const [newest, ...former] = keys as [Buffer, ...Buffer[]]

  function openWith(key: Buffer, sealed: string, boundTo: string): string | undefined {
    const [version, nonce = '', content = ''] = sealed.split('.')
    const bytes = Buffer.from(content, 'base64url')
    if (version !== VERSION || bytes.length < TAG_BYTES) return undefined
    try {
      const opened = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: TAG_BYTES })
      opened.setAAD(Buffer.from(boundTo))
      opened.setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([opened.update(bytes.subarray(0, -TAG_BYTES)), opened.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
  const among = (some: readonly Buffer[], sealed: string, boundTo: string) => {
    for (const key of some) {
      const text = openWith(key, sealed, boundTo)
      if (text !== undefined) return text
    }
    return undefined
  }

  return {
    seal(text, boundTo) {
      const nonce = randomBytes(NONCE_BYTES)
      const closing = createCipheriv('aes-256-gcm', newest, nonce, { authTagLength: TAG_BYTES })
      closing.setAAD(Buffer.from(boundTo))
      const content = Buffer.concat([closing.update(text, 'utf8'), closing.final(), closing.getAuthTag()])
      return [VERSION, nonce.toString('base64url'), content.toString('base64url')].join('.')
    },
    open: (sealed, boundTo) => among(keys, sealed, boundTo),
    isOld: (sealed, boundTo) => among(former, sealed, boundTo) !== undefined,
  }
}
