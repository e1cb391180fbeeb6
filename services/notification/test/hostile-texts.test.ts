import { checkMail } from '@docent/runtime/mail'
import { payloads } from '@docent/runtime/testing/payloads.ts'
import { describe, expect, test } from '@jest/globals'
import LinkifyIt from 'linkify-it'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { everyMailWith, publicUrl } from './every-mail.ts'

const linkify = new LinkifyIt()
const plain = await everyMailWith('Ada')
const kinds = [...plain.keys()]
/** Mails that are a stranger's words. */
const fromStrangers = new Set([
  'contact',
  'visitor-message',
  'wants-person',
  'message-answer',
  'message-answer, white label',
])
const hostile = await Promise.all(payloads.map(everyMailWith))

/** Every element with its attributes in order, and every comment: what is not text. */
function bonesOf(html: string): string[] {
  const bones: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isCommentNode(node)) bones.push('comment')
    if (tree.isElementNode(node)) {
      bones.push(`${node.tagName} ${node.attrs.map(({ name, value }) => `${name}=${value}`).join(' ')}`)
    }
    if ('content' in node) walk(node.content)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return bones
}

function textOf(html: string): string {
  const walk = (node: DefaultTreeAdapterTypes.Node): string => {
    if (tree.isTextNode(node)) return node.value
    return 'childNodes' in node ? node.childNodes.map(walk).join('') : ''
  }
  return walk(parse(html))
}

/** Where a mail program would lead to that makes links of what looks like one. */
function foreignLinks(text: string): string[] {
  const links = linkify.match(text) ?? []
  return links.map(({ url }) => url).filter((url) => !url.startsWith(`${publicUrl}/`))
}

describe(`texts of strangers in mails [table: script payloads in each of ${kinds.length} mails: ${payloads.length}, 0 elements of their own]`, () => {
  test.each(kinds)('%s', (kind) => {
    const bones = bonesOf(plain.get(kind)?.html ?? '')
    expect(bones.length).toBeGreaterThan(5)
    const wrong: unknown[] = []
    for (const [index, payload] of payloads.entries()) {
      const mail = hostile[index]?.get(kind)
      if (!mail?.html) throw new Error('there is no such mail')
      checkMail(mail)
      const shown = textOf(mail.html)
      if (bonesOf(mail.html).join('\n') !== bones.join('\n')) wrong.push({ payload, html: mail.html })
      if (fromStrangers.has(kind)) {
        // The message is there as it was written: who reads it is told that nobody has checked it.
        if (!mail.text.includes(payload) || !shown.includes(payload)) wrong.push({ payload, shown, text: mail.text })
        continue
      }
      const links = [mail.subject, mail.text, shown].flatMap(foreignLinks)
      if (links.length > 0) wrong.push({ payload, links })
    }
    expect(wrong).toEqual([])
  })

  test('a name that is the mark of a link gets no token', async () => {
    for (const [kind, { text }] of await everyMailWith('#token={{token}}')) {
      const marks = (plain.get(kind)?.text ?? '').split('{{').length
      if (!fromStrangers.has(kind)) expect([kind, text.split('{{').length]).toEqual([kind, marks])
    }
  })

  test('names of people and of chatbots that are only unusual are kept', async () => {
    for (const name of [
      'J. R. R. Tolkien',
      "O'Brien & Sons",
      'Zoë',
      '王小明',
      'Dr. Ada <the first>',
      'A/B & co.',
      'Bot 1.25',
    ]) {
      const mails = await everyMailWith(name)
      expect(mails.get('welcome')?.text).toContain(`Hello ${name},`)
      expect(mails.get('daily-limit')?.subject).toContain(`Your chatbot ${name} has`)
    }
  })
})
