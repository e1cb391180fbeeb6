import { MiB } from '@docent/runtime/units'
import { ExtractionProblem } from '../problem.ts'
import { isLocked, isOldContainer } from './locked.ts'
import { readZipDirectory, unpackEntry, type ZipEntry } from './zip.ts'

/** The parts are XML; a document of a thousand pages has about 20 MB of it. */
export const XML_PART_MAX = 64 * MiB
const XML_TOTAL_MAX = 128 * MiB

/** What the list of contents calls a file of a kind. */
const TYPES = {
  docx: /wordprocessingml\.(?:document|template)|ms-word\.(?:document|template)\.macroEnabled/,
  xlsx: /spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled/,
}

/**
 * Looks into a ZIP before anything parses it: it must be an Office file of this kind, without a password, and must not unpack to more
 * than its parts may hold. @throws ExtractionProblem
 */
export function checkOfficeFile(bytes: Buffer, kind: keyof typeof TYPES): void {
  if (isOldContainer(bytes)) throw oldContainer(bytes)
  const entries = readZipDirectory(bytes)
  const types = entries.find((entry) => entry.name === '[Content_Types].xml')
  if (entries.some((entry) => entry.encrypted)) {
    throw new ExtractionProblem(types ? 'encrypted' : 'not_this_type', 'the ZIP is encrypted')
  }
  if (!types) throw new ExtractionProblem('not_this_type', 'a ZIP, but not an Office file')
  if (!TYPES[kind].test(unpackEntry(bytes, types, MiB).toString('utf8'))) {
    throw new ExtractionProblem('not_this_type', `an Office file, but not a .${kind}`)
  }
  let total = 0
  for (const entry of entries.filter(isXml)) {
    // The directory can lie about the size: what counts is what comes out.
    const xml = unpackEntry(bytes, entry, Math.min(XML_PART_MAX, entry.unpacked + 1))
    total += xml.length
    if (total > XML_TOTAL_MAX) throw new ExtractionProblem('unreadable', 'the XML parts are larger than 128 MiB')
    if (xml.subarray(0, 4_096).includes('<!DOCTYPE')) {
      throw new ExtractionProblem('unreadable', `${entry.name} declares a DOCTYPE`)
    }
  }
}

const isXml = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name)

/** The container of old Office files: a modern one inside it is encrypted, everything else is another type. */
function oldContainer(bytes: Buffer): ExtractionProblem {
  return isLocked(bytes)
    ? new ExtractionProblem('encrypted', 'an encrypted Office file')
    : new ExtractionProblem('not_this_type', 'an old binary Office file (.doc, .xls, .ppt)')
}
