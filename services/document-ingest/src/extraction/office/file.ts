import { MiB } from '@docent/runtime/units'
import { ExtractionProblem } from '../problem.ts'
import { isLocked, isOldContainer } from './locked.ts'
import { readZipDirectory, unpackEntry } from './zip.ts'

/** The parts are XML; a document of a thousand pages has about 20 MB of it. */
const PART_MAX = 64 * MiB
const TOTAL_MAX = 128 * MiB

const CONTENTS = '[Content_Types].xml'
/** What the list of contents calls a file of a kind. */
const TYPES = {
  docx: /wordprocessingml\.(?:document|template)|ms-word\.(?:document|template)\.macroEnabled/,
  xlsx: /spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled/,
}

/** An Office file whose parts are unpacked when they are asked for, so that none is unpacked twice, or for nothing. */
export interface OfficeFile {
  has(name: string): boolean
  /** One part, undefined where there is none. @throws ExtractionProblem where it, or all so far, is more than it may be */
  part(name: string, max?: number): Buffer | undefined
}

/**
 * Looks into a ZIP before anything parses it: it must be an Office file of this kind, without a password. What is read of it is held
 * to what parts may hold while it is unpacked. @throws ExtractionProblem
 */
export function openOfficeFile(bytes: Buffer, kind: keyof typeof TYPES): OfficeFile {
  if (isOldContainer(bytes)) throw oldContainer(bytes)
  const entries = new Map(readZipDirectory(bytes).map((entry) => [entry.name, entry]))
  let total = 0

  let contents: Buffer | undefined

  function part(name: string, max = PART_MAX): Buffer | undefined {
    if (name === CONTENTS && contents) return contents
    const entry = entries.get(name)
    if (!entry) return undefined
    // The directory can lie about the size: what counts is what comes out.
    const content = unpackEntry(bytes, entry, Math.min(max, TOTAL_MAX - total, entry.unpacked + 1))
    total += content.length
    if (total > TOTAL_MAX) throw new ExtractionProblem('unreadable', 'the parts are larger than 128 MiB')
    if (content.subarray(0, 4_096).includes('<!DOCTYPE')) {
      throw new ExtractionProblem('unreadable', `${name} declares a DOCTYPE`)
    }
    if (name === CONTENTS) contents = content
    return content
  }

  const isEncrypted = [...entries.values()].some((entry) => entry.encrypted)
  if (isEncrypted) {
    throw new ExtractionProblem(entries.has(CONTENTS) ? 'encrypted' : 'not_this_type', 'the ZIP is encrypted')
  }
  const types = part(CONTENTS, MiB)
  if (!types) throw new ExtractionProblem('not_this_type', 'a ZIP, but not an Office file')
  const listed = types.toString('utf8')
  if (!TYPES[kind].test(listed)) {
    const other = TYPES.docx.test(listed) ? 'is_word' : TYPES.xlsx.test(listed) ? 'is_excel' : 'not_this_type'
    throw new ExtractionProblem(other, `an Office file, but not a .${kind}`)
  }
  return { has: (name) => entries.has(name), part }
}

/** The container of old Office files: a modern one inside it is encrypted, everything else is another type. */
function oldContainer(bytes: Buffer): ExtractionProblem {
  return isLocked(bytes)
    ? new ExtractionProblem('encrypted', 'an encrypted Office file')
    : new ExtractionProblem('not_this_type', 'an old binary Office file (.doc, .xls, .ppt)')
}
