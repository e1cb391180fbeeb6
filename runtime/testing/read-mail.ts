import { simpleParser } from 'mailparser'

export interface ReadMail {
  subject: string
  text: string
  html: string
}

/** A mail as a mail program reads it. */
export async function readMail(source: string | Buffer): Promise<ReadMail> {
  const { subject = '', text = '', html } = await simpleParser(source)
  return { subject, text, html: html === false ? '' : html }
}
