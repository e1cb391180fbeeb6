import type { Question } from './question.ts'

/** Amounts with a name of their own: what something costs tells none of them. */
const DEPOSIT =
  /(?<!\p{L})(?:deposits?|\p{L}*kaution(?:en)?|pfand|anzahl(?:ung(?:en)?|en)|cautions?|dépôts?|depots? de garantie|acomptes?|fianzas?|depósitos?|señal|caução|cauções|cauzion[ei]|depositi?o?|caparr[ae]|\p{L}*borg(?:som)?|aanbetaling(?:en)?|depozito\p{L}*)(?!\p{L})/iu
const NAMED_AMOUNTS: readonly RegExp[] = [
  DEPOSIT,
  /(?<!\p{L})(?:shipping|postage|deliver\p{L}*|\p{L}*versand\p{L}*|\p{L}*liefer\p{L}*|porto|livr\p{L}+|frais de port|envíos?|envios?|entregas?|spedizion[ei]|consegn[ae]|verzend\p{L}*|bezorg\p{L}*|kargo|teslimat)(?!\p{L})/iu,
]
/** The amount with a name of its own that a question asks for. */
export function namedAmountOf({ kind, text, lean, chain }: Question): RegExp | undefined {
  if (kind !== 'price') return undefined
  const asked = NAMED_AMOUNTS.find((amount) => amount.test(text))
  const before = lean === 'not' ? undefined : chain.at(-1)?.question
  return asked ?? (before !== undefined && DEPOSIT.test(before) ? DEPOSIT : undefined)
}

const CANCELLED =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed|ing)? off|stornier\p{L}*|storno\p{L}*|absag\p{L}*|annul\p{L}*|anul\p{L}*|disdi\p{L}*)(?!\p{L})/iu
/** What is paid before, or for what does not take place, may be a share of the price: "a deposit of 20 %". */
export const mayBeShare = ({ kind, text }: Question): boolean =>
  kind === 'price' && (DEPOSIT.test(text) || CANCELLED.test(text))
