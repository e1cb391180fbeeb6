import { useState } from 'react'
import type { DocumentView } from '../../api/documents.ts'
import { sentenceOf } from '../../api/failure.ts'
import { fetchFile } from '../../api/files.ts'
import { useAppDispatch } from '../../api/hooks.ts'
import { toasted } from '../toasts/toasts.ts'
import { safeHref } from '../markdown/links.ts'
import { openFailed } from './texts.ts'

const KEPT_MS = 60_000

/** Whose original it is, and where in it to open it. */
interface FileOf {
  documentId: string
  title: string
  page: number | null
}

/** Opens the original: a PDF at its page, a web page where it came from; everything else is handed over as a file. */
export function useOpenFile(
  { documentId, title, page }: FileOf,
  document: Pick<DocumentView, 'kind' | 'sourceUrl'> | undefined,
) {
  const dispatch = useAppDispatch()
  const [isOpening, setIsOpening] = useState(false)

  async function open(): Promise<void> {
    const source = document?.kind === 'web' ? safeHref(document.sourceUrl ?? '') : undefined
    if (source !== undefined) {
      window.open(source, '_blank', 'noopener,noreferrer')
      return
    }
    setIsOpening(true)
    try {
      hand(await dispatch(fetchFile(documentId)), document?.kind === 'pdf', title, page)
    } catch (error) {
      const { title: failed, description } = openFailed
      dispatch(toasted({ title: failed, description: sentenceOf(error, description), variant: 'destructive' }))
    } finally {
      setIsOpening(false)
    }
  }
  return { open, isOpening }
}

/** Only a PDF is shown by the browser: any other type could run something in this origin. */
function hand(file: Blob, isPdf: boolean, title: string, page: number | null): void {
  const address = URL.createObjectURL(
    new Blob([file], { type: isPdf ? 'application/pdf' : 'application/octet-stream' }),
  )
  const link = window.document.createElement('a')
  link.href = isPdf && page !== null ? `${address}#page=${page}` : address
  link.rel = 'noopener'
  if (isPdf) link.target = '_blank'
  else link.download = title
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
