import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './seals.ts'

/** A text that was sealed, readable again. */
export interface Opened {
  text: string
  /** Sealed with a secret, or in a form, that is on its way out: seal it again before that secret leaves the list. */
  isOld: boolean
}

/**
 * Texts that must be used again and never be read where they are kept (AES-256-GCM under a key of the secret and the purpose). The first
 * secret seals, each opens: so a secret is changed while what was sealed before stays good. A text is bound to where it
 * may be used: elsewhere it does not open.
 */
export interface Box {
  seal(text: string, boundTo: string): string
  /** Undefined where none of the secrets sealed it, it is bound to something else, or was altered. */
  open(sealed: string, boundTo: string): Opened | undefined
}

/** What a text became under one of the keys, taken apart. */
interface Sealed {
  key: Buffer
  nonce: Buffer
  tag: Buffer
  hidden: Buffer
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const FORM = /^box1\.([\w-]{8})\.([\w-]+)$/
/** Sealed keys of models once looked so, and still open. */
const FORMER_FORM = /^1\.([\w-]{16})\.([\w-]+)$/

/** `purpose` parts the boxes of one feature from those of all others, although the secrets are the same. */
export function createBox(secrets: Secrets, purpose: string): Box {
  const keys = secrets.map((secret) => {
    const key = derived(secret, `docent box ${purpose}`)
    return { key, name: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
  })
  const formerKeys = secrets.map((secret) => derived(secret, `docent ${purpose}`))
  const [newest] = keys as [(typeof keys)[0], ...typeof keys]

  /** With whichever key it may have been sealed. */
  function apart(sealed: string): Sealed[] {
    const [, name, content = ''] = FORM.exec(sealed) ?? []
    const bytes = Buffer.from(content, 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return keys.filter((one) => one.name === name).map(({ key }) => ({ key, nonce, tag, hidden }))
  }

  function apartAsBefore(sealed: string): Sealed[] {
    const [, start, content] = FORMER_FORM.exec(sealed) ?? []
    if (start === undefined || content === undefined) return []
    const bytes = Buffer.from(content, 'base64url')
    const [nonce, tag] = [Buffer.from(start, 'base64url'), bytes.subarray(-TAG_BYTES)]
    return formerKeys.map((key) => ({ key, nonce, tag, hidden: bytes.subarray(0, -TAG_BYTES) }))
  }

  return {
    seal(text, boundTo) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(boundTo))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `box1.${newest.name}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`
    },
    open(sealed, boundTo) {
      for (const one of [...apart(sealed), ...apartAsBefore(sealed)]) {
        const text = opened(one, boundTo)
        if (text !== undefined) return { text, isOld: one.key !== newest.key }
      }
      return undefined
    },
  }
}

function derived(secret: string, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32))
}

function opened({ key, nonce, tag, hidden }: Sealed, boundTo: string): string | undefined {
  if (tag.length !== TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
