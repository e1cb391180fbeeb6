import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { fetchFile } from '../../../api/files.ts'
import { useAppDispatch } from '../../../api/hooks.ts'
import { openFailed } from '../../../ui/open-file/texts.ts'
import { texts } from '../texts.ts'
import { openPdf, problemOf, type OpenPdf } from './open-pdf.ts'

export type PdfState = { pdf: OpenPdf; problem?: undefined } | { pdf?: undefined; problem?: string }

/** The original of a document, opened; loaded once for all of its pages, and let go with the last. */
export function usePdf(documentId: string): PdfState {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<PdfState & { of: string }>({ of: documentId })
  useEffect(() => {
    let isLeft = false
    let opened: OpenPdf | undefined
    const tell = (now: PdfState) => isLeft || setState({ ...now, of: documentId })
    const load = async () => {
      let file: Blob
      try {
        file = await dispatch(fetchFile(documentId))
      } catch (error) {
        tell({ problem: sentenceOf(error, openFailed.description) })
        return
      }
      try {
        opened = await openPdf(file)
        if (isLeft) await opened.document.destroy()
        else tell({ pdf: opened })
      } catch (error) {
        tell({ problem: texts.pdf.problems[problemOf(error)] })
      }
    }
    void load()
    return () => {
      isLeft = true
      void opened?.document.destroy()
    }
  }, [dispatch, documentId])
  return state.of === documentId ? state : {}
}
