import { decodeEntities } from '../html/entities.ts'

/**
 * Turns the marks inside a line of Markdown into what a reader would see. Every span is bounded, so that a line made to
 * hurt takes no longer than an honest one.
 */
export function plainInline(line: string): string {
  return (MARK.test(line) ? withoutMarks(line) : line).replace(/[ \t]+/g, ' ').trim()
}

/** What each rule needs one of; most lines have none. */
const MARK = /[`\\<[*_~&\ue000]/

function withoutMarks(line: string): string {
  // What stands in code is kept from all other rules: placeholders from the private use area take its place.
  const kept: string[] = []
  const keep = (text: string) => {
    kept.push(text)
    return `\ue000${kept.length - 1}\ue001`
  }
  const text = line
    .replace(/(`{1,20})([^`]|[^`].{0,2000}?[^`])\1(?!`)/g, (_, _ticks: string, code: string) => keep(code.trim()))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => keep(mark))
    .replace(/<((?:https?|mailto):[^\s<>]+)>/g, (_, url: string) => keep(url))
    .replace(/!\[([^\]]{0,1000})\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/!\[([^\]]{0,1000})\]\[[^\]]{0,1000}\]/g, '$1')
    .replace(/\[([^[\]]{1,1000})\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+(?:"[^"]*"|'[^']*'))?\)/g, '$1')
    .replace(/\[([^[\]]{1,1000})\]\[[^\]]{0,1000}\]/g, '$1')
    .replace(/<(script|style)(?=[\s>])[^<>]{0,2000}>.{0,5000}?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]{0,2000}>|<!--.{0,2000}?-->/gi, ' ')
    .replace(/(\*{1,3})(?=\S)(.{1,1000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.{1,1000}?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/~~(?=\S).{1,1000}?(?<=\S)~~/g, ' ')
  return decodeEntities(text).replace(/\ue000(\d+)\ue001/g, (_, index: string) => kept[Number(index)] ?? '')
}
