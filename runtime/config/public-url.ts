import { z } from 'zod'
import { setting, type Setting } from './setting.ts'

/** `PUBLIC_URL` for a service that needs it for what `doc` says; without a slash at its end. */
export function publicUrlSetting(doc: string): Setting<string> {
  return setting({
    env: 'PUBLIC_URL',
    doc,
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('http://localhost:3000')
      .transform((url) => url.replace(/\/+$/, '')),
    example: 'https://docent.example.com',
  })
}
