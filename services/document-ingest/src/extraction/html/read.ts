import { Parser } from 'htmlparser2'
import type { Extracted } from '../blocks.ts'
import { createBlockWriter } from './writer.ts'

/** Whatever stands inside is not text for a reader. */
const SKIPPED = new Set(
  'script style noscript template svg canvas iframe object audio video map select button'.split(' '),
)
const BLOCKS = new Set(
  (
    'p div section article main header footer nav aside address blockquote figure figcaption dl dt dd ul ol form ' +
    'fieldset legend details summary hr center body html li h1 h2 h3 h4 h5 h6 pre table caption thead tbody tfoot ' +
    'tr td th'
  ).split(' '),
)
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i

/** Splits HTML into blocks. A stream of tags, not a tree: depth and size of the page do not matter. */
export function readHtml(html: string): Extracted {
  const writer = createBlockWriter()
  let skipping: { name: string; depth: number } | undefined
  let title: string | undefined
  let inTitle = false

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (skipping) {
          if (name === skipping.name) skipping.depth += 1
          return
        }
        const hidden = 'hidden' in attributes || HIDDEN_STYLE.test(attributes['style'] ?? '')
        if ((SKIPPED.has(name) || hidden) && !VOID.has(name)) skipping = { name, depth: 1 }
        else if (name === 'title') inTitle = true
        else if (name === 'br') writer.line()
        else if (BLOCKS.has(name)) writer.open(name, attributes)
        else if (name === 'code') writer.code()
        else if (name === 'b' || name === 'strong') writer.strong(true)
      },
      ontext(text) {
        if (skipping) return
        if (inTitle) title = (title ?? '') + text
        else writer.text(text)
      },
      onclosetag(name) {
        if (skipping) {
          if (name === skipping.name) skipping.depth -= 1
          if (skipping.depth === 0) skipping = undefined
        } else if (name === 'title') inTitle = false
        else if (BLOCKS.has(name)) writer.close(name)
        else if (name === 'b' || name === 'strong') writer.strong(false)
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  const named = title?.replace(/\s+/g, ' ').trim()
  return { blocks: writer.end(), pages: null, title: named ? named : undefined }
}
