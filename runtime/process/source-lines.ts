// Lets failures of what was built name files and lines of the sources. Node's own `--enable-source-maps` does so, too, and reads the
// map of every file at the start, 40 MB; here one is read when a failure of its file is told.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapping, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Maps of files in which something failed; undefined of one that has none. */
const maps = new Map<string, SourceMap | undefined>()

Error.prepareStackTrace = (error, frames) => {
  // Streams ask whatever they end with for its stack, and a map takes megabytes for as long as the process runs.
  const told = isEnd(error) ? String : inSources
  return [headOf(error), ...frames.map((frame) => `    at ${told(frame)}`)].join('\n')
}

/** Why an answer is cut before it is whole. */
const CUT = new Set(['the client left', 'the process ended'])

/** What is nobody's failure: a call that was given up, a connection to a model that was idle. */
function isEnd(error: unknown): boolean {
  try {
    const { name, code, message } = error as NodeJS.ErrnoException
    return name === 'AbortError' || code === 'UND_ERR_INFO' || CUT.has(message)
  } catch {
    return false
  }
}

function headOf(error: unknown): string {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

function inSources(frame: NodeJS.CallSite): string {
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()]
  if (!file || !line || !column) return String(frame)
  const found: Partial<SourceMapping> = mapOf(file)?.findEntry(line - 1, column - 1) ?? {}
  if (found.originalSource === undefined) return String(frame)
  const { originalSource, originalLine = 0, originalColumn = 0 } = found
  const place = `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`
  return String(frame).replace(`${file}:${line}:${column}`, place)
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, file.startsWith('file:') ? mapBeside(fileURLToPath(file)) : undefined)
  return maps.get(file)
}

function mapBeside(path: string): SourceMap | undefined {
  if (!existsSync(`${path}.map`)) return undefined
  return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload)
}
