import { ownerId } from '@docent/proto/ids'
import { createExtractiveWriter } from '../../../services/chat/src/answering/extractive/writer.ts'
import { createPassageReader } from '../../../services/chat/src/answering/extractive/units/read.ts'
import { createProposeStarters } from '../../../services/chat/src/starters/starters.ts'
import type { Search } from './index.ts'
import type { LabSet } from './sets.ts'

const PASSAGES = 30

/** What Propose Questions puts into a widget that answers from these documents. */
export function proposedFor({ name, documents }: LabSet, search: Search): Promise<string[]> {
  const propose = createProposeStarters({
    retrieve: (_, { question, documentIds, limit }) => search({ question, limit, ...(documentIds && { documentIds }) }),
    writer: createExtractiveWriter(createPassageReader()),
    passages: PASSAGES,
  })
  const ids = documents.map(({ id }) => id)
  return propose(ownerId(name), ids, new AbortController().signal)
}
