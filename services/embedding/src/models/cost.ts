import { everyOwner, type Collection } from '@docent/runtime/store'
import type { EmbeddableDocument } from '../documents/record.ts'

const PAGE = 1_000
/** What a passage of the usual 950 characters with its headings takes, as measured in docs/operate/models.md. */
const TOKENS_A_PASSAGE = 240

/** What another model would have to work through again: everything of everybody. */
export async function embeddingCostOf(documents: Collection<EmbeddableDocument>) {
  const sum = { documents: 0, passages: 0 }
  let cursor: string | undefined
  do {
    const page = await documents.find(everyOwner, { limit: PAGE, cursor })
    for (const { state, model, chunkCount } of page.records) {
      if (state === 'canceled' || model === '') continue
      sum.documents += 1
      sum.passages += chunkCount
    }
    cursor = page.next
  } while (cursor)
  return { ...sum, tokens: sum.passages * TOKENS_A_PASSAGE }
}
