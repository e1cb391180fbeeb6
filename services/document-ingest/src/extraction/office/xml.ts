import { Parser } from 'htmlparser2'

/** What is heard of an XML part. Names come without their prefix: some programs write `x:row`. */
export interface Heard {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML from its beginning to its end; what is broken ends where it breaks. */
export function readXml(xml: string, heard: Heard): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => heard.open?.(bare(name), attributes),
      ontext: (text) => heard.text?.(text),
      onclosetag: (name) => heard.close?.(bare(name)),
    },
    { xmlMode: true },
  )
  parser.end(xml)
}
