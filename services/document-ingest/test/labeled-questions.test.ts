import { describe, expect, test } from '@jest/globals'
import { extract } from '../src/extraction/extract.ts'
import { docxOf } from './helpers/files.ts'

/** Headings with a sign before them, all else as it is. */
const read = async (kind: 'text' | 'markdown' | 'html', text: string) =>
  (await extract(kind, Buffer.from(text))).blocks.map((one) =>
    one.kind === 'heading' ? `# ${one.text}` : one.kind === 'table' ? 'table' : one.text,
  )

const asked = [
  '# When is breakfast?',
  'From 7 to 10.',
  '# May I bring a dog?',
  'Yes, on the ground floor.\nIt costs £12.',
]

describe('questions and answers that are marked by letters are headings with what answers them', () => {
  test.each([
    [
      'Q: and A:',
      'Q: When is breakfast?\nA: From 7 to 10.\n\nQ: May I bring a dog?\nA: Yes, on the ground floor.\nIt costs £12.',
    ],
    [
      'an empty line between',
      'Q: When is breakfast?\n\nA: From 7 to 10.\n\nQ: May I bring a dog?\n\nA: Yes, on the ground floor.\nIt costs £12.',
    ],
    [
      'numbers',
      'Q1. When is breakfast?\nA1. From 7 to 10.\n\nQ2. May I bring a dog?\nA2. Yes, on the ground floor.\nIt costs £12.',
    ],
    [
      'words',
      'Question: When is breakfast?\nAnswer: From 7 to 10.\n\nQuestion: May I bring a dog?\nAnswer: Yes, on the ground floor.\nIt costs £12.',
    ],
  ])('%s', async (_, text) => {
    expect(await read('text', text)).toEqual(asked)
  })

  test.each([
    ['German', 'F: Wann gibt es Frühstück?\nA: Ab 7 Uhr.\n\nF: Sind Hunde erlaubt?\nA: Ja.'],
    [
      'German words',
      'Frage 1: Wann gibt es Frühstück?\nAntwort: Ab 7 Uhr.\n\nFrage 2: Sind Hunde erlaubt?\nAntwort: Ja.',
    ],
  ])('%s', async (_, text) => {
    expect(await read('text', text)).toEqual(['# Wann gibt es Frühstück?', 'Ab 7 Uhr.', '# Sind Hunde erlaubt?', 'Ja.'])
  })

  test('Spanish', async () => {
    const text = 'P: ¿A qué hora es el desayuno?\nR: A las 7.\n\nP: ¿Se admiten perros?\nR: Sí.'
    expect(await read('text', text)).toEqual([
      '# ¿A qué hora es el desayuno?',
      'A las 7.',
      '# ¿Se admiten perros?',
      'Sí.',
    ])
  })

  test('in Markdown, where the marks are bold, and on a page', async () => {
    const bold = '**Q:** When is breakfast?\n\n**A:** From 7 to 10.\n\n**Q:** May I bring a dog?\n\n**A:** No.'
    const page = '<p>Q: When is breakfast?<br>A: From 7 to 10.</p><p>Q: May I bring a dog?<br>A: No.</p>'
    const said = ['# When is breakfast?', 'From 7 to 10.', '# May I bring a dog?', 'No.']
    expect(await read('markdown', bold)).toEqual(said)
    expect(await read('html', page)).toEqual(said)
  })

  test('in one line, as the lines of a printed page are joined', async () => {
    const run = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
    const file = docxOf(run('Q: When is breakfast? A: From 7 to 10.') + run('Q: May I bring a dog? A: No.'))
    const { blocks } = await extract('docx', file)
    expect(blocks.map((one) => one.kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph'])
  })
})

describe('what only looks like it stays as it is', () => {
  test.each([
    ['one pair alone', 'Q: Is it open?\nA: It is.'],
    ['options of a test', 'A: Paris\nB: Rome\nC: Madrid\nD: Lisbon'],
    ['questions without answers', 'Q: Is it open?\n\nQ: Is it free?\n\nWe shall see.'],
    ['a long statement', `Q: ${'very '.repeat(40)}long\nA: Yes.\n\nQ: ${'very '.repeat(40)}long\nA: No.`],
  ])('%s', async (_, text) => {
    expect((await read('text', text)).some((one) => one.startsWith('#'))).toBe(false)
  })
})
