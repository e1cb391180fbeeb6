import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Base64 of a text or of bytes, as a client sends a file. */
export const base64 = (content: string | Uint8Array): string =>
  (typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)).toString('base64')

/**
 * A line of a page: its text and the size of its letters; or pieces at their places across, in points. `down` is the
 * distance to the line above, in sizes.
 */
export type PdfLine = string | { text: string; size: number } | { cells: [x: number, text: string][]; down?: number }

/** A small real PDF: one array of lines per page; no lines make an empty page. */
export function pdf(pages: readonly (readonly PdfLine[])[], extraTrailer = ''): Buffer {
  const fontNumber = 3
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R ` +
          `/Resources << /Font << /F1 ${fontNumber} 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return assemble(objects, extraTrailer)
}

/** Text at its place on a page, in points from the lower left corner; F2 is bold. */
export type PdfPiece = [font: 'F1' | 'F2', x: number, y: number, text: string, size?: number]

/** The same of pieces at their places, in letters of 11 points where they say no other size. */
export function pdfOf(...pages: readonly (readonly PdfPiece[])[]): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((pieces, at) => {
      const drawn = pieces.map(
        ([name, x, y, text, size = 11]) =>
          `BT /${name} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
      )
      const content = drawn.join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + at * 2} 0 R ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ])
}

/** Puts numbered objects together to a PDF file. */
export function assemble(objects: readonly (string | Buffer)[], extraTrailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = (parts[0] as Buffer).length
  for (const [index, body] of objects.entries()) {
    offsets.push(length)
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')])
    parts.push(object)
    length += object.length
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${extraTrailer} >>\n` +
        `startxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

/** The same, with all objects that are no streams packed together, as most programs write it today. */
export function packed(objects: readonly string[]): Buffer {
  const numbered = objects.map((body, index) => ({ id: index + 1, body, isStream: body.includes('\nstream\n') }))
  const together = numbered.filter(({ isStream }) => !isStream)
  let at = 0
  const places = together.map(({ id, body }) => {
    const place = `${id} ${at}`
    at += body.length + 1
    return place
  })
  const head = `${places.join(' ')} `
  const content = deflateSync(head + together.map(({ body }) => `${body} `).join(''))
  const holder = objects.length + 1
  const dictionary = `/Type /ObjStm /N ${together.length} /First ${head.length} /Filter /FlateDecode /Length ${content.length}`
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  const offsets = new Map<number, number>()
  const put = (id: number, body: Buffer) => {
    offsets.set(id, Buffer.concat(parts).length)
    parts.push(Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n'))
  }
  for (const { id, body, isStream } of numbered) if (isStream) put(id, Buffer.from(body))
  put(holder, Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\n`), content, Buffer.from('\nendstream')]))
  const table = holder + 1
  const start = Buffer.concat(parts).length
  const rows = Array.from({ length: table + 1 }, (_, id) => {
    const within = together.findIndex((one) => one.id === id)
    const [kind, where, index] = within >= 0 ? [2, holder, within] : [id === 0 ? 0 : 1, offsets.get(id) ?? start, 0]
    return Buffer.from([kind, where >> 8, where & 255, index])
  })
  const entries = Buffer.concat(rows)
  parts.push(
    Buffer.from(
      `${table} 0 obj\n<< /Type /XRef /Size ${table + 1} /W [1 2 1] /Root 1 0 R /Length ${entries.length} >>\nstream\n`,
    ),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF`),
  )
  return Buffer.concat(parts)
}

/** Mostly a picture that nothing shows, as in real ones; its text is read in a moment. */
export function heavyPdf(size: number): Buffer {
  const text = 'BT /F1 11 Tf 72 700 Td (Parcels leave on Tuesday.) Tj ET'
  const filler = Buffer.alloc(Math.max(0, size - 1_200), 'x')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    Buffer.concat([Buffer.from(`<< /Length ${filler.length} >>\nstream\n`), filler, Buffer.from('\nendstream')]),
  ])
}

function contentOf(lines: readonly PdfLine[]): string {
  let y = 740
  const drawn = (x: number, size: number, text: string) =>
    `BT /F1 ${size} Tf ${x} ${y.toFixed(2)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
  const shown = lines.flatMap((line) => {
    if (typeof line !== 'string' && 'cells' in line) {
      y -= 11 * (line.down ?? 1.3)
      return line.cells.map(([x, text]) => drawn(x, 11, text))
    }
    const { text, size } = typeof line === 'string' ? { text: line, size: 11 } : line
    y -= size * 1.3
    return [drawn(72, size, text)]
  })
  return shown.join('\n')
}

export interface ZipSource {
  name: string
  content: string | Buffer
  /** What the directory says the size is; the truth when absent. */
  claimedSize?: number
}

/** A real ZIP file, deflated. */
export function zip(files: readonly ZipSource[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize } of files) {
    const raw = Buffer.from(content as string)
    const packed = deflateRawSync(raw)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(raw), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(claimedSize ?? raw.length, 18)
    header.writeUInt16LE(name.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), header, Buffer.from(name), packed)
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(offset, 12)
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, entry.subarray(2), Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const wordXml = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`

/** A small real Word document; paragraphs that begin with "# " are headings. */
export function docx(paragraphs: readonly string[], extra: readonly ZipSource[] = []): Buffer {
  const body = paragraphs
    .map((text) => {
      const heading = text.startsWith('# ')
      const style = heading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''
      return `<w:p>${style}<w:r><w:t xml:space="preserve">${text.replace(/^# /, '')}</w:t></w:r></w:p>`
    })
    .join('')
  return docxOf(body, extra)
}

/** A Word document of so much of its XML. */
export function docxOf(body: string, extra: readonly ZipSource[] = []): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zip([
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/>` +
        `<Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content:
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content:
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'word/styles.xml',
      content:
        '<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
        '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>',
    },
    { name: 'word/document.xml', content: wordXml(body) },
    ...extra,
  ])
}

/** Two kilobytes that no reader comes to the end of: each form draws the next one ten times. */
export function nestedForms(): Buffer {
  const DEPTH = 10
  const draw = '/F Do\n'.repeat(10)
  const form = (next: number) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >> /Length ${draw.length} >>\nstream\n${draw}endstream`
  const text = 'BT /F1 9 Tf (x) Tj ET\n'
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}endstream`,
    ...Array.from({ length: DEPTH }, (_, at) => form(6 + at)),
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${text.length} >>\nstream\n${text}endstream`,
  ])
}
