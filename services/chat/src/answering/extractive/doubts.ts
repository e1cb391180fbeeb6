import { isLacking } from './match/terms.ts'
import type { Candidate, Comparison } from './measure.ts'

/** What tells whether the best piece is an answer at all. The names are those of the weights in `model.json`. */
export const DOUBTS = [
  'ahead',
  'likely',
  'own',
  'near',
  'missing',
  'whole',
  'before',
  'elsewhere',
  'absent',
  'absentMost',
  'absentWords',
  'words',
  'kind',
  'kindMissing',
  'kindAbove',
  'kindUnknown',
  'kindAlone',
  'contact',
  'asks',
  'asksBoth',
  'asksNot',
  'asksOnly',
  'asksSameKind',
  'asksOtherKind',
  'yesNo',
  'yesNoUnasked',
  'negative',
  'order',
  'dense',
  'first',
  'language',
  'isCell',
  'rowNamed',
  'rowOnly',
  'columnNamed',
  'rowUnnamed',
  'ambiguous',
  'isExtreme',
  'listHeaded',
  'polarityFits',
  'polarityAlien',
  'old',
  'leans',
  'saidRow',
  'saidPassage',
  'beforeOwn',
  'inTable',
  'tableLikely',
  'tableNear',
  'tableMissing',
  'tableKind',
  'tableAbsent',
  'tablePath',
  'tableManner',
  'inFaq',
  'faqLikely',
  'faqNear',
  'faqMissing',
  'faqKind',
  'faqAbsent',
  'leansLikely',
  'leansNear',
  'leansKind',
] as const
export type Doubt = (typeof DOUBTS)[number]
export type Doubts = Record<Doubt, number>

/** @param ranked the pieces with their scores, best first */
export function doubtsOf(
  { question, terms }: Comparison,
  ranked: readonly { candidate: Candidate; score: number }[],
): Doubts {
  const [best] = ranked as [{ candidate: Candidate; score: number }]
  const { features: one, unit } = best.candidate
  // What several copies of a document say is one thing that is said, and so is the same figure in other words.
  const distinct = firstOfEach(ranked).filter(
    ({ candidate }) => candidate === best.candidate || !agree(candidate, best.candidate),
  )
  // A cell and its row say the same: only what is said elsewhere competes.
  const rival = distinct.find(({ candidate }) => candidate.reading !== best.candidate.reading)
  const all = distinct.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0)
  const offering = new Set(
    distinct.filter(({ candidate }) => candidate.features.kind === 1).map((other) => other.candidate.reading),
  )
  const absent = terms.filter(isLacking)
  const inTable = unit.cell ? 1 : 0
  const near = one.own + one.lead + one.path
  const yesNo = question.kind === 'yes-no' ? 1 : 0
  const inFaq = unit.asks ? 1 : 0
  const likely = 1 / all
  const missingShare = absent.reduce((sum, { share }) => sum + share, 0)
  const leans = question.lean === 'not' ? 0 : 1
  return {
    inTable,
    tableLikely: inTable * likely,
    tableNear: inTable * near,
    tableMissing: inTable * one.missing,
    tableKind: inTable * one.kind,
    tableAbsent: inTable * missingShare,
    tablePath: inTable * one.path,
    tableManner: one.mannerTable,
    inFaq,
    faqLikely: inFaq * likely,
    faqNear: inFaq * near,
    faqMissing: inFaq * one.missing,
    faqKind: inFaq * one.kind,
    faqAbsent: inFaq * missingShare,
    leansLikely: leans * likely,
    leansNear: leans * near,
    leansKind: leans * one.kind,
    ahead: Math.min(3, best.score - (rival?.score ?? best.score - 3)) / 3,
    likely,
    own: one.own,
    near,
    missing: one.missing,
    whole: one.whole,
    before: one.before,
    elsewhere: one.passage,
    absent: missingShare,
    absentMost: Math.max(0, ...absent.map(({ share }) => share)),
    absentWords: Math.min(3, absent.length) / 3,
    words: Math.min(8, terms.length) / 8,
    kind: one.kind,
    kindMissing: one.kindMissing,
    kindAbove: one.kindAbove,
    kindUnknown: question.kind === undefined ? 1 : 0,
    kindAlone: one.kind === 1 && offering.size === 1 ? 1 : 0,
    contact: one.contact,
    asks: unit.asks ? 1 : 0,
    asksBoth: one.asksBoth,
    asksNot: one.asksNot,
    asksOnly: one.asksOnly,
    asksSameKind: one.asksSameKind,
    asksOtherKind: one.asksOtherKind,
    yesNo,
    yesNoUnasked: yesNo * (1 - one.asksBoth),
    negative: one.negative,
    order: one.order,
    dense: one.dense,
    first: one.first,
    language: one.language,
    isCell: inTable,
    rowNamed: one.rowNamed,
    rowOnly: one.rowOnly,
    columnNamed: one.columnNamed,
    rowUnnamed: inTable * (1 - one.rowOnly),
    ambiguous: one.cellAmbiguous,
    isExtreme: one.isExtreme,
    listHeaded: one.listHeaded,
    polarityFits: one.polarityFits,
    polarityAlien: one.polarityAlien,
    old: one.old,
    leans,
    saidRow: one.saidRow,
    saidPassage: one.saidPassage,
    beforeOwn: one.beforeOwn + one.beforeOwnPartly + one.beforeOwnWholly,
  }
}

const FIGURE = /\p{N}[\p{N}.,:]*\p{N}|\p{N}/gu
/** Whether a piece of another passage offers what is asked for, with a figure that the best one has too. */
function agree({ features, reading, unit }: Candidate, best: Candidate): boolean {
  if (reading === best.reading || features.kind === 0 || best.features.kind === 0 || unit.cell || best.unit.cell)
    return false
  const figures = new Set(best.unit.text.match(FIGURE))
  return unit.text.match(FIGURE)?.some((figure) => figures.has(figure)) ?? false
}

function firstOfEach<T extends { candidate: Candidate }>(ranked: readonly T[]): T[] {
  const said = new Set<string>()
  return ranked.filter(({ candidate: { unit } }) => {
    if (said.has(unit.text)) return false
    said.add(unit.text)
    return true
  })
}
