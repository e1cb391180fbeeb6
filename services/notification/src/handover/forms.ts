import { z } from 'zod'
import { mailOf, readMail, type InboundMail } from './read.ts'

const address = z.object({ Email: z.string() })
/** A mail as Postmark hands it over, as far as it is needed. */
const postmark = z.object({
  From: z.string().default(''),
  FromFull: address.optional(),
  OriginalRecipient: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  To: z.string().default(''),
  Cc: z.string().default(''),
  MessageID: z.string().default(''),
  TextBody: z.string().optional(),
  HtmlBody: z.string().optional(),
  Attachments: z.array(z.object({ Name: z.string().default(''), ContentID: z.string().nullish() })).default([]),
  RawEmail: z.string().optional(),
})
const envelope = z.object({ to: z.array(z.string()) })

/** Where a form holds the mail as it is: SendGrid with "Send Raw", Mailgun where the address of the route ends in "mime". */
const WHOLE = ['email', 'body-mime']

/** A mail that somebody hands over, in whichever form. @throws where it is none */
export async function handedOver(contentType: string, body: Uint8Array): Promise<InboundMail> {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'message/rfc822') return readMail(body)
  if (type === 'application/json') return ofPostmark(postmark.parse(JSON.parse(Buffer.from(body).toString('utf8'))))
  const form =
    type === 'application/x-www-form-urlencoded'
      ? new URLSearchParams(Buffer.from(body).toString('utf8'))
      : await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const whole = WHOLE.map((name) => form.get(name)).find((one) => one !== null)
  if (whole === undefined) throw new Error(`the form has none of the fields ${WHOLE.join(', ')}`)
  const raw = typeof whole === 'string' ? Buffer.from(whole) : Buffer.from(await whole.arrayBuffer())
  return readMail(raw, receiversIn(form))
}

function receiversIn(form: { get(name: string): unknown }): string[] {
  const [said, recipient] = [form.get('envelope'), form.get('recipient')]
  const to = typeof said === 'string' ? envelope.parse(JSON.parse(said)).to : []
  return [...to, ...(typeof recipient === 'string' ? [recipient] : [])]
}

function ofPostmark(given: z.output<typeof postmark>): Promise<InboundMail> | InboundMail {
  if (given.RawEmail !== undefined) return readMail(Buffer.from(given.RawEmail), [given.OriginalRecipient])
  const fields = given.Headers.map(({ Name, Value }) => ({ key: Name.toLowerCase(), value: Value }))
  const mail = mailOf({
    fields,
    from: [given.FromFull?.Email ?? given.From],
    alsoTo: [given.To, given.Cc, given.OriginalRecipient],
    text: given.TextBody,
    html: given.HtmlBody,
    attachments: given.Attachments.filter(({ ContentID }) => !ContentID).map(({ Name }) => Name || 'a file'),
  })
  return {
    ...mail,
    messageId: mail.messageId || (given.MessageID && `<${given.MessageID.replace(/[^\w-]/g, '')}@postmark>`),
  }
}
