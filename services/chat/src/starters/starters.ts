import { STARTER_QUESTIONS_MAX } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import type { Writer } from '../answering/draft.ts'
import { standsAlone } from '../answering/follow-up.ts'
import type { Retrieve } from '../retrieval/retrieve.ts'
import { candidatesIn, isAlike, type Candidates } from './candidates.ts'

/** Questions that these documents answer, as they ask them or as customers ask about what they name; at most as many as a bubble shows. */
export type ProposeStarters = (owner: OwnerId, documentIds: readonly string[], gone: AbortSignal) => Promise<string[]>

export interface StartersOptions {
  retrieve: Retrieve
  /** Answers without a language model: what it cannot answer is not proposed, and asking it costs nothing. */
  writer: Writer
  /** Passages it picks sentences out of. */
  passages: number
}

/** Of more documents the first are looked at. */
const DOCUMENTS = 20
/** So many passages of each: those that are nearest to what people ask first. */
const PASSAGES = 50
const NEAR = 'Frequently asked questions: opening hours, contact, prices, delivery, returns'
/** Questions that are tried out before it is left at what was found. */
const ATTEMPTS = 40

export function createProposeStarters({ retrieve, writer, passages }: StartersOptions): ProposeStarters {
  async function look(owner: OwnerId, documentId: string, signal: AbortSignal): Promise<Candidates> {
    const found = await retrieve(owner, { question: NEAR, documentIds: [documentId], limit: PASSAGES, signal })
    const inOrder = found.map(({ passage }) => passage).sort((a, b) => placeOf(a.chunkId) - placeOf(b.chunkId))
    return candidatesIn(documentId, inOrder)
  }

  async function isAnswered(owner: OwnerId, question: string, documentIds: readonly string[], signal: AbortSignal) {
    const found = await retrieve(owner, { question, documentIds, limit: passages, signal })
    if (found.length === 0) return false
    const material = {
      question,
      standAlone: question,
      found,
      all: found,
      earlier: [],
      prompt: null,
      language: 'en',
      calls: [],
    }
    const writing = writer.write(material, signal)
    let step = await writing.next()
    while (!step.done) step = await writing.next()
    return step.value.support === 'strong' && step.value.sources.length > 0
  }

  return async (owner, documentIds, gone) => {
    const documents: Candidates[] = []
    for (const id of documentIds.slice(0, DOCUMENTS)) documents.push(await look(owner, id, gone))
    const inTurn = [
      ...inTurns(documents.map(({ documentId, questions }) => named(documentId, questions.filter(standsAlone)))),
      ...inTurns(documents.map(({ documentId, topics }) => named(documentId, topics))),
    ]

    const chosen: Named[] = []
    const kept: Named[] = []
    const share = Math.ceil(STARTER_QUESTIONS_MAX / Math.min(2, documents.length))
    let attempts = 0
    for (const one of inTurn) {
      if (chosen.length === STARTER_QUESTIONS_MAX || attempts === ATTEMPTS) break
      if ([...chosen, ...kept].some(({ text }) => isAlike(text, one.text))) continue
      const isOver = chosen.filter(({ documentId }) => documentId === one.documentId).length >= share
      if (isOver && kept.length === STARTER_QUESTIONS_MAX) continue
      attempts += 1
      // One document with many questions leaves room for the others.
      if (await isAnswered(owner, one.text, documentIds, gone)) (isOver ? kept : chosen).push(one)
    }
    return [...chosen, ...kept].slice(0, STARTER_QUESTIONS_MAX).map(({ text }) => text)
  }
}

interface Named {
  documentId: string
  text: string
}

const named = (documentId: string, texts: readonly string[]): Named[] => texts.map((text) => ({ documentId, text }))

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

const placeOf = (chunkId: string) => Number(chunkId.slice(chunkId.lastIndexOf(':') + 1))
