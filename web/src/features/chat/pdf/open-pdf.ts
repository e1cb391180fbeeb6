import type * as library from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes an address of it
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export type PdfJs = typeof library

export interface OpenPdf {
  pdfjs: PdfJs
  document: library.PDFDocumentProxy
}

/** Why a page cannot be shown. */
export type PdfProblem = 'password' | 'broken'

/** Opens a file as a PDF. It is read in a worker, and nothing is fetched but from this origin. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const [pdfjs, data] = await Promise.all([import('pdfjs-dist'), file.arrayBuffer()])
  pdfjs.GlobalWorkerOptions.workerSrc = worker
  const at = (folder: string) => new URL(`/pdf/${folder}/`, location.origin).href
  const task = pdfjs.getDocument({
    data,
    cMapUrl: at('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: at('standard_fonts'),
    // The policy of the page lets no text become code, neither script nor WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  return { pdfjs, document: await task.promise }
}

export function problemOf(error: unknown): PdfProblem {
  return (error as Error | undefined)?.name === 'PasswordException' ? 'password' : 'broken'
}
