import type { Passage } from '@docent/proto'
import type { SpokenLanguage } from '../../sentences.ts'
import { operandsOf, type Operand } from './computed.ts'
import { claimsOf, evidenceIn, evidenceOf, holdsExact, holdsName, type Claims, type Evidence } from './facts.ts'
import type { Figure } from './numbers.ts'

/** What becomes of a sentence: `keeps` its marks, is `bare` of them, or is `withheld`, as no passage holds what it states. */
export interface Verdict {
  fate: 'keeps' | 'bare' | 'withheld'
  /** Passages (from 0) that it rests on, in the order to be cited: those it named, and those of a number that is computed. */
  rests: number[]
  /** What of it was not found, in words for the owner; undefined where all was. */
  problem?: string
}

export interface Checker {
  /** @param cited passages (from 0) that the sentence names */
  check(sentence: string, cited: readonly number[]): Verdict
}

/** A sentence that denies may name what was asked about: "No, we are closed on Sundays." */
const DENIES =
  /\b(?:no|not|never|none|closed|without|nein|nicht|kein\w*|geschlossen|ohne|non|pas|aucun\w*|fermée?s?|sin|nunca|cerrad\w*|não|nenhum\w*|fechad\w*|chius\w*|nessun\w*|niet|geen|gesloten|değil|yok|kapalı|hayır)\b|n['’]t\b|(?:^|\s)(?:لا|ليس|مغلق)|ません|ない|休/iu

export interface Checked {
  passages: readonly Passage[]
  question: string
  /** What the owner wrote into the prompt: names in it need no proof. */
  own: string
  /** Expected where a text does not tell its own. */
  language: SpokenLanguage
}

/** Holds sentences against the passages that an answer is made from. */
export function createChecker({ passages, question, own: ownText, language }: Checked): Checker {
  /** Read when it is needed: most sentences rest on one passage of many. */
  const evidenceAt = (at: number) => passages[at] && evidenceOf(passages[at], language)
  /** So are these: few sentences deny, calculate or name somebody. */
  const asked = once(() => evidenceIn(question, language))
  const own = once(() => evidenceIn(ownText, language))

  return {
    check(sentence, cited) {
      const claims = claimsOf(sentence, language)
      const beside = DENIES.test(sentence) ? [asked()] : []
      const lacksIn = (which: readonly number[]) => {
        const held = which.map(evidenceAt).filter((one) => one !== undefined)
        return lacking(claims, [...held, ...beside], own)
      }
      const lacks = lacksIn(cited)
      const everywhere = passages.map((_, at) => at)
      if (lacks.length === 0) return { fate: cited.length > 0 ? 'keeps' : 'bare', rests: [...cited] }
      const computed = cited.length > 0 ? computedFrom(lacks, claims, sentence, cited) : undefined
      if (computed) return { fate: 'keeps', rests: computed }
      const nowhere = lacksIn(everywhere)
      const named = (nowhere.length > 0 ? nowhere : lacks).map(({ said: one }) => `“${one}”`).join(', ')
      if (nowhere.length > 0) return { fate: 'withheld', rests: [], problem: `${named}: in none of the passages` }
      if (cited.length === 0) return { fate: 'bare', rests: [] }
      return { fate: 'bare', rests: [], problem: `${named}: not in what it cites` }
    },
  }

  /** The passages to cite when everything that is lacking is computed from two numbers, one of them cited. */
  function computedFrom(
    lacks: Lack[],
    claims: Claims,
    sentence: string,
    cited: readonly number[],
  ): number[] | undefined {
    const rests = new Set(cited)
    const inPassages = passages.flatMap((one, passage) =>
      evidenceOf(one, language).figures.map((figure): Operand => ({ figure, passage })),
    )
    const operands = [...inPassages, ...asked().figures.map((figure): Operand => ({ figure, passage: null }))]
    // What is cited is tried first, so that a mark is added only where one is missing.
    const rank = ({ passage }: Operand) => (passage === null ? 1 : cited.includes(passage) ? 0 : 2)
    operands.sort((a, b) => rank(a) - rank(b))
    for (const { figure } of lacks) {
      const found =
        figure && operandsOf(figure, operands, { said: claims.figures, announced: `${question} ${sentence}` })
      if (!found?.some(({ passage }) => passage !== null && cited.includes(passage))) return undefined
      for (const { passage } of found) if (passage !== null) rests.add(passage)
    }
    return [...rests]
  }
}

interface Lack {
  said: string
  figure?: Figure
}

function once<T>(look: () => T): () => T {
  let found: { is: T } | undefined
  return () => (found ??= { is: look() }).is
}

function lacking(claims: Claims, held: readonly Evidence[], own: () => Evidence): Lack[] {
  const some = (holds: (one: Evidence) => boolean) => held.some(holds)
  const lacks: Lack[] = []
  for (const figure of claims.figures) {
    if (
      !some(
        ({ figures, hasPercent }) => (figure.unit !== '%' || hasPercent) && figures.some((one) => proves(one, figure)),
      )
    )
      lacks.push({ said: figure.said, figure })
  }
  for (const { said, minutes } of claims.times) {
    const holds = ({ times, figures }: Evidence) =>
      minutes.some((one) => times.has(one) || (one % 60 === 0 && hasHour(figures, one / 60)))
    if (!some(holds)) lacks.push({ said })
  }
  for (const { said, days } of claims.days) {
    if (
      !some((one) => days.some((day) => one.days.some((other) => other.day === day.day && other.month === day.month)))
    ) {
      lacks.push({ said })
    }
  }
  for (const month of claims.months)
    if (!some(({ months }) => months.has(month))) lacks.push({ said: `month ${month + 1}` })
  for (const { said, day } of claims.weekdays) if (!some(({ weekdays }) => weekdays.has(day))) lacks.push({ said })
  for (const said of claims.exact)
    if (!some((one) => holdsExact(one, said)) && !holdsExact(own(), said)) lacks.push({ said })
  // In another language a name may be spelled otherwise.
  const readable = held.filter(({ language }) => language === claims.language)
  if (readable.length === held.length) {
    for (const said of claims.names)
      if (!some((one) => holdsName(one, said)) && !holdsName(own(), said)) lacks.push({ said })
  }
  return lacks
}

const hasHour = (figures: readonly Figure[], hour: number) =>
  figures.some(({ values, unit }) => unit === '' && (values.includes(hour) || values.includes(hour % 12 || 12)))

const proves = (one: Figure, claimed: Figure) =>
  (one.unit === claimed.unit || one.unit === '' || claimed.unit === '') &&
  one.values.some((value) => claimed.values.some((other) => Math.abs(value - other) < 1e-9))
