import { flag, publicUrlSetting, setting } from '@docent/runtime/config'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { nameIn } from './hosts/name.ts'
import { trustSchema, type Trust } from './admission/trust.ts'

const words = z.string().trim().max(500)
const perMinute = z.coerce.number().int().min(0)

/** A folder of what was built, which may come later. */
const unlessThere = (what: string) => (folder: string) =>
  existsSync(folder) ? undefined : `there is no folder ${folder}, so ${what} served`

/** What the gateway is configured with. */
export const settings = {
  publicUrl: publicUrlSetting(
    'Address people reach Docent at; with https, browsers are told to come back over https only.',
  ),
  publicHosts: setting({
    env: 'PUBLIC_HOSTS',
    doc: 'Other names under which people reach Docent, beside the one of PUBLIC_URL, comma-separated; "*" for every name that is no own domain of an account. Where PUBLIC_URL names a public host, requests under other names get nothing.',
    schema: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().toLowerCase()])))
      .refine((all) => all.every((one) => one === '*' || nameIn(one) === one), {
        message: 'must be host names without port or path, such as www.example.com',
      }),
    example: 'www.example.com',
  }),
  hstsSubdomains: setting({
    env: 'HSTS_SUBDOMAINS',
    doc: 'true: browsers are told to come over https only to every name below the one of PUBLIC_URL, too.',
    schema: flag(),
  }),
  webDir: setting({
    env: 'WEB_DIR',
    doc: 'Folder of the built dashboard.',
    schema: z
      .string()
      .default(resolve(import.meta.dirname, '../../../web/dist'))
      .transform((path) => resolve(path)),
    example: '/app/web/dist',
    warn: unlessThere('no page is'),
  }),
  widgetDir: setting({
    env: 'WIDGET_DIR',
    doc: 'Folder of the built bubble.',
    schema: z
      .string()
      .default(resolve(import.meta.dirname, '../../../widget/dist'))
      .transform((path) => resolve(path)),
    example: '/app/widget/dist',
    warn: unlessThere('the bubble is not'),
  }),
  demoWidgetId: setting({
    env: 'DEMO_WIDGET_ID',
    doc: 'Widget whose bubble stands on the landing page as the demonstration; "off" for none. Unset: the one that answers from Docent\'s own guides, where it was made.',
    schema: z
      .string()
      .regex(/^[\w-]{1,128}$/, 'must be the id of a widget, or "off"')
      .optional(),
    example: 'off',
  }),
  operatorName: setting({
    env: 'OPERATOR_NAME',
    doc: 'Who runs this installation, as the pages for terms, privacy and contact name them. Unset: the pages say that it is missing.',
    schema: words.default(''),
    example: 'Larkfield Pottery Ltd',
  }),
  operatorAddress: setting({
    env: 'OPERATOR_ADDRESS',
    doc: 'Postal address of whoever runs this installation; ";" begins a new line.',
    schema: words.default('').transform((text) => text.replace(/\s*;\s*/g, '\n')),
    example: '1 Kiln Lane; Larkfield',
  }),
  operatorEmail: setting({
    env: 'OPERATOR_EMAIL',
    doc: 'Mail address that the pages for terms, privacy and contact show. Unset: none; the form of the contact page still works.',
    schema: z.union([z.literal(''), z.email({ error: 'must be one mail address' })]).default(''),
    example: 'hello@example.com',
  }),
  operatorHours: setting({
    env: 'OPERATOR_HOURS',
    doc: 'Business hours, in which the contact page promises a reply within 2 to 4 hours. Unset: it names none.',
    schema: words.default(''),
    example: 'Monday to Friday, 9:00 to 17:00',
  }),
  trustProxy: setting<Trust>({
    env: 'TRUST_PROXY',
    doc: 'Proxies in front that may say who the client is: addresses or networks, comma-separated ("loopback", "uniquelocal" and "linklocal" are names), or how many there are. Unset: nobody.',
    schema: trustSchema,
    example: '10.0.0.0/8',
    warn: (trust) =>
      trust('192.0.2.1', 9) ? 'every client can pretend to come from any address; name the proxies instead' : undefined,
  }),
  perAddress: setting({
    env: 'RATE_LIMIT_ADDRESS',
    doc: 'Calls a minute from one network address, all at once or spread; 0 is no limit.',
    schema: perMinute.default(6_000),
  }),
  perOwner: setting({
    env: 'RATE_LIMIT_OWNER',
    doc: 'Calls a minute of one signed-in owner, wherever they come from; 0 is no limit.',
    schema: perMinute.default(3_000),
  }),
  largeBodies: setting({
    env: 'LARGE_BODIES',
    doc: 'Bodies of JSON above 1 MB that are taken in at the same time, in each process; each is held in memory several times over while it is read. Others wait.',
    schema: z.coerce.number().int().min(1).max(1_000).default(3),
  }),
  largeBodiesPerOwner: setting({
    env: 'LARGE_BODIES_PER_OWNER',
    doc: 'Bodies of JSON above 1 MB of one owner that are taken in at the same time, in each process.',
    schema: z.coerce.number().int().min(1).max(1_000).default(2),
  }),
  largeFiles: setting({
    env: 'LARGE_FILES',
    doc: 'Files above 1 MB that arrive as forms or plain bytes at the same time, in each process; they are stored as they come, and take hardly any memory. Others wait.',
    schema: z.coerce.number().int().min(1).max(10_000).default(24),
  }),
  largeFilesPerOwner: setting({
    env: 'LARGE_FILES_PER_OWNER',
    doc: 'Files above 1 MB of one owner that arrive as forms or plain bytes at the same time, in each process.',
    schema: z.coerce.number().int().min(1).max(10_000).default(4),
  }),
  signInsPerAddress: setting({
    env: 'RATE_LIMIT_SIGN_IN',
    doc: 'Sign-ins, sign-ups, refreshes, sign-outs and contact messages a minute from one network address; 0 is no limit.',
    schema: perMinute.default(120),
    warn: (limit) => (limit === 0 ? 'nothing but the lockout slows down whoever guesses passwords' : undefined),
  }),
}
