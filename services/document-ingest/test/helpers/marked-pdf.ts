import { assemble, type PdfPiece } from './files.ts'

/** A part of a structure: what it holds are parts, or pieces that are drawn in it. */
export interface Part {
  role: string
  holds: readonly (Part | PdfPiece)[]
}
const isPart = (one: Part | PdfPiece): one is Part => 'role' in one

export const part = (role: string, ...holds: (Part | PdfPiece)[]): Part => ({ role, holds })

/** A PDF that marks what it draws, as browsers and word processors write it; the pieces of a page are drawn in the order of its parts. */
export function markedPdf(pages: readonly (readonly Part[])[], { suspects = false } = {}): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const pageAt = (at: number) => 6 + at * 2
  /** Objects of the structure come last. */
  const first = pageAt(pages.length)
  const structure: string[] = []
  const parents: number[][] = pages.map(() => [])
  const drawn: string[][] = pages.map(() => [])
  const add = (one: Part, parent: number, page: number): number => {
    const number = first + structure.push('') - 1
    const kids = one.holds.map((held): string => {
      if (isPart(held)) return `${add(held, number, page)} 0 R`
      const [name, x, y, text, size = 11] = held
      const id = (parents[page] as number[]).push(number) - 1
      // What is read otherwise than it is drawn is marked as such, without an id.
      const said = text.replace(/[\\()]/g, '\\$&').split(/(fi|fl|ff)/)
      const shown = said.map((some) =>
        /^f[filf]$/.test(some) ? `/Span << /ActualText (${some}) >> BDC (${some}) Tj EMC` : `(${some}) Tj`,
      )
      drawn[page]?.push(
        `/${one.role} << /MCID ${id} >> BDC BT /${name} ${size} Tf ${x} ${y} Td ${shown.join(' ')} ET EMC`,
      )
      return String(id)
    })
    structure[number - first] =
      `<< /Type /StructElem /S /${one.role} /P ${parent} 0 R /Pg ${pageAt(page)} 0 R /K [${kids.join(' ')}] >>`
    return number
  }
  const roots = pages.flatMap((parts, page) => parts.map((one) => `${add(one, 5, page)} 0 R`))
  const nums = parents.map((numbers, page) => `${page} [${numbers.map((number) => `${number} 0 R`).join(' ')}]`)
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true /Suspects ${suspects} >> /StructTreeRoot 5 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageAt(at)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Type /StructTreeRoot /K [${roots.join(' ')}] /ParentTree << /Nums [${nums.join(' ')}] >> >>`,
    ...pages.flatMap((_, at) => {
      const content = (drawn[at] as string[]).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${pageAt(at) + 1} 0 R /StructParents ${at} ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    ...structure,
  ])
}
