import { z } from 'zod'
import { setting, type Setting } from './setting.ts'

/** An address of http that people come to, without a slash at its end. Pages and calls stand at its top: one with a path would lead nowhere. */
export const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((url) => !URL.canParse(url) || isTop(new URL(url)), {
    message: 'must end with the host or its port: Docent cannot be served below a path, so give it a name of its own',
  })
  .transform((url) => url.replace(/\/+$/, ''))

const isTop = ({ pathname, search, hash }: URL) => /^\/*$/.test(pathname) && search === '' && hash === ''

/** `PUBLIC_URL` for a service that needs it for what `doc` says; without a slash at its end. */
export function publicUrlSetting(doc: string): Setting<string> {
  return setting({
    env: 'PUBLIC_URL',
    doc,
    schema: addressSchema.default('http://localhost:3000'),
    example: 'https://docent.example.com',
  })
}
