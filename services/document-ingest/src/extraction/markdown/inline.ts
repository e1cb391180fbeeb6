import { decodeEntities } from '../html/entities.ts'

/** Turns the marks inside a line of Markdown into what a reader would see. */
export function plainInline(line: string): string {
  // What stands in code is kept from all other rules: placeholders from the private use area take its place.
  const kept: string[] = []
  const keep = (text: string) => {
    kept.push(text)
    return `\ue000${kept.length - 1}\ue001`
  }
  const text = line
    .replace(/(`+)([^`]|[^`].*?[^`])\1(?!`)/g, (_, _ticks: string, code: string) => keep(code.trim()))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => keep(mark))
    .replace(/<((?:https?|mailto):[^\s<>]+)>/g, (_, url: string) => keep(url))
    .replace(/!\[([^\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/!\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/\[([^[\]]+)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+(?:"[^"]*"|'[^']*'))?\)/g, '$1')
    .replace(/\[([^[\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/<\/?[a-z][^<>]*>|<!--.*?-->/gi, ' ')
    .replace(/(\*{1,3})(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '$1')
  return decodeEntities(text)
    .replace(/\ue000(\d+)\ue001/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
