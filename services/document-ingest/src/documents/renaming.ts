import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import { failures } from '../failures.ts'
import { isAnswer, type DocumentRecord } from './record.ts'

/**
 * Gives a document another name. The others hear of it where they have heard of the document: one that is still read is told of
 * under its new name. @throws document_not_found, also for deleted ones and answers of the owner
 */
export function createRenaming(records: Collection<DocumentRecord>) {
  return async (owner: OwnerId, id: string, title: string): Promise<DocumentRecord> => {
    try {
      return await records.update(owner, id, (current) => {
        if (!current.visible || isAnswer(current)) throw failures.document_not_found()
        if (current.title === title) return current
        const renamed = { ...current, title, renamed: true as const }
        return current.counted ? [renamed, say('document.renamed', { documentId: id, title })] : renamed
      })
    } catch (error) {
      throw error instanceof RecordNotFound ? failures.document_not_found() : error
    }
  }
}
