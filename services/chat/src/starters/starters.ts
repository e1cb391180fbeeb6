import { chunkIndexOf, STARTER_QUESTIONS_MAX } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import type { Writer } from '../answering/draft.ts'
import { standsAlone } from '../answering/extractive/question/question.ts'
import type { Retrieve } from '../retrieval/retrieve.ts'
import { isEvident } from './evidence.ts'
import type { Asked } from './everyday.ts'
import { candidatesIn, inRounds, isAlike, type Candidates } from './candidates.ts'

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
/** How sure an answer has to be about what no heading names. */
const SURELY = 0.65

export function createProposeStarters({ retrieve, writer, passages }: StartersOptions): ProposeStarters {
  async function look(owner: OwnerId, documentId: string, signal: AbortSignal): Promise<Candidates> {
    const found = await retrieve(owner, { question: NEAR, documentIds: [documentId], limit: PASSAGES, signal })
    const inOrder = found
      .map(({ passage }) => passage)
      .sort((a, b) => chunkIndexOf(a.chunkId) - chunkIndexOf(b.chunkId))
    return candidatesIn(documentId, inOrder)
  }

  /** What is said to it, where it is surely answered. */
  async function answerTo(
    owner: OwnerId,
    { text: question, told, names }: Named,
    documentIds: readonly string[],
    signal: AbortSignal,
  ) {
    const found = await retrieve(owner, { question, documentIds, limit: passages, signal })
    if (found.length === 0) return undefined
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
    const { support, sources, text, why } = step.value
    if (support !== 'strong' || sources.length === 0) return undefined
    if (names !== undefined && (why?.confidence ?? 0) < SURELY) return undefined
    return isEvident(text, { told, names }) ? text : undefined
  }

  return async (owner, documentIds, gone) => {
    const documents: Candidates[] = []
    for (const id of documentIds.slice(0, DOCUMENTS)) documents.push(await look(owner, id, gone))
    const inTurn = KINDS.flatMap((kind) =>
      inRounds(
        documents.map((one) => askedOf(one, kind).map((asked): Named => ({ documentId: one.documentId, ...asked }))),
      ),
    )

    const chosen: Named[] = []
    const kept: Named[] = []
    const share = Math.ceil(STARTER_QUESTIONS_MAX / Math.min(2, documents.length))
    const answers = new Set<string>()
    let attempts = 0
    for (const one of inTurn) {
      if (chosen.length === STARTER_QUESTIONS_MAX || attempts === ATTEMPTS) break
      if ([...chosen, ...kept].some(({ text }) => isAlike(text, one.text))) continue
      const isOver = chosen.filter(({ documentId }) => documentId === one.documentId).length >= share
      if (isOver && kept.length === STARTER_QUESTIONS_MAX) continue
      attempts += 1
      const answer = await answerTo(owner, one, documentIds, gone)
      // What is answered alike is asked once, and one document with many questions leaves room for the others.
      if (answer === undefined || answers.has(answer)) continue
      answers.add(answer)
      ;(isOver ? kept : chosen).push(one)
    }
    return [...chosen, ...kept].slice(0, STARTER_QUESTIONS_MAX).map(({ text }) => text)
  }
}

interface Named extends Asked {
  documentId: string
}

/** What is tried first, and what then. */
const KINDS = ['questions', 'topics', 'prices', 'mentions'] as const

function askedOf(candidates: Candidates, kind: (typeof KINDS)[number]): readonly Asked[] {
  if (kind !== 'questions') return candidates[kind]
  return candidates.questions.filter(standsAlone).map((text) => ({ text, told: 'any' }))
}
