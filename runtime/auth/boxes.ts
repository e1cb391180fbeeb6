import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './seals.ts'

/** A secret that was kept, readable again. */
export interface Opened {
  text: string
  /** Closed with a secret that is on its way out: close it again before that one leaves the list. */
  isOld: boolean
}

/**
 * Keeps secrets that must be read again, unlike those that only have to be recognised: AES-256-GCM, with keys made of the secrets of
 * the installation. The first secret closes, each opens. `about` names what a secret belongs to: moved to another record it does not open.
 */
export interface Boxes {
  close(text: string, about: string): string
  /** Undefined where no secret of the list closed it, or somebody changed it. */
  open(closed: string, about: string): Opened | undefined
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MARK = /^box1\.([\w-]{8})\.([\w-]+)$/

/** `purpose` parts the boxes of one feature from those of all others, although the secrets are the same. */
export function createBoxes(secrets: Secrets, purpose: string): Boxes {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `docent box ${purpose}`, 32))
    return { key, name: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
  })
  const [newest] = keys as [(typeof keys)[0], ...typeof keys]

  return {
    close(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `box1.${newest.name}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`
    },
    open(closed, about) {
      const [, name, content] = MARK.exec(closed) ?? []
      const found = keys.find((one) => one.name === name)
      const bytes = Buffer.from(content ?? '', 'base64url')
      if (!found || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(ALGORITHM, found.key, nonce, { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
        const text = Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
        return { text, isOld: found !== newest }
      } catch {
        return undefined
      }
    },
  }
}
