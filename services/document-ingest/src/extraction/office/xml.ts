import { Parser } from 'htmlparser2'
import { ExtractionProblem } from '../problem.ts'

/** What is heard of an XML part. Names come without their prefix: some programs write `x:row`. */
export interface Heard {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Office files are hardly ten deep. */
const DEPTH_MAX = 256

/** Reads XML from its beginning to its end; what is broken ends where it breaks. @throws ExtractionProblem too_complex */
export function readXml(xml: string, heard: Heard): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > DEPTH_MAX)
          throw new ExtractionProblem('too_complex', `XML that is nested more than ${DEPTH_MAX} deep`)
        heard.open?.(bare(name), attributes)
      },
      ontext: (text) => heard.text?.(text),
      onclosetag(name) {
        depth -= 1
        heard.close?.(bare(name))
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}
