import { idSchema } from '@docent/proto/ids'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { commonFailures } from '@docent/runtime/failures'
import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, type Readable } from 'node:stream'

/** A file that arrives, with what its sender says of it. */
export interface Arriving {
  fileName: string
  /** The media type the sender believes in; may be empty. */
  fileType: string
  /** The owner the sender names; must be who sends it. */
  userId?: string
  /** The document that it is to take the place of. */
  replaces?: string
  body: Readable
}

const LIMITS = { files: 1, fields: 10, fieldSize: 2_048, headerPairs: 20 }

/** The file that a call carries in its body: as a part of a form, or as all of it. @throws bad_request */
export async function arrivingIn(headers: IncomingHttpHeaders, query: Named, body: Readable): Promise<Arriving> {
  if (headers['content-type']?.startsWith('multipart/')) {
    const { fileName, fileType, ...file } = await fileOfForm(body, headers)
    return {
      ...file,
      fileName: named(query.fileName ?? fileName),
      fileType: query.fileType ?? fileType,
      ...replacing(query.replaces ?? file.replaces),
    }
  }
  return { fileName: named(query.fileName), fileType: query.fileType ?? '', ...replacing(query.replaces), body }
}

type Named = Partial<Pick<Arriving, 'fileName' | 'fileType' | 'replaces'>>

function replacing(id: string | undefined): Pick<Arriving, 'replaces'> {
  if (id === undefined || id === '') return {}
  if (idSchema.safeParse(id).success) return { replaces: id }
  throw commonFailures.bad_request({ values: { problem: 'replaces: must be the id of a document' } })
}

function named(fileName: string = ''): string {
  const name = fileName.trim()
  if (name !== '' && name.length <= 255) return name
  throw commonFailures.bad_request({ values: { problem: 'fileName: must be 1 to 255 characters' } })
}

/** The file of a form, as it arrives, with the fields before it. @throws bad_request */
function fileOfForm(form: Readable, headers: IncomingHttpHeaders): Promise<Arriving> {
  return new Promise((resolve, reject) => {
    const refuse = (problem: string) => reject(commonFailures.bad_request({ values: { problem } }))
    let parser: BusboyInstance
    try {
      parser = new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS })
    } catch {
      return refuse('the form names no boundary')
    }
    const fields = new Map<string, string>()
    let file: Readable | undefined
    parser.on('field', (name: string, value: string) => void fields.set(name, value))
    parser.on('file', (_field: string, body: Readable, givenName: string, _encoding: string, mediaType: string) => {
      file = body
      // Its end in the middle is told twice, and once of them here.
      body.on('error', () => undefined)
      const userId = fields.get('userId')
      const replaces = fields.get('replaces')
      resolve({
        fileName: fields.get('fileName') ?? givenName ?? '',
        fileType: fields.get('fileType') ?? saidOf(mediaType, givenName),
        ...(userId !== undefined && { userId }),
        ...(replaces !== undefined && { replaces }),
        body,
      })
    })
    parser.on('finish', () => refuse('file: is missing in the form'))
    pipeline(form, parser, (error) => {
      if (!error) return
      const broken = commonFailures.bad_request({ values: { problem: 'the form broke off' }, detail: error })
      file?.destroy(broken)
      reject(broken)
    })
  })
}

/** A part that says nothing is taken for plain text by the rules of forms: where the name says more, that was said of nothing. */
const saidOf = (mediaType: string, name: string | undefined): string =>
  mediaType === 'text/plain' && /\.\w+$/.test(name ?? '') ? '' : mediaType
