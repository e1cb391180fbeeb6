import type { OwnLook } from '@docent/proto'
import { UNLIMITED, type Plan } from '../../../api/plans.ts'
import type { WidgetInput, WidgetVersion } from '../../../api/widgets.ts'
import type { WidgetView } from '../../../api/workspace.ts'
import { ownOf } from '../own-look/own-look.ts'
import { readDomains } from './domains.ts'
import { inFull } from './hex-color.ts'
import { written } from './starters.ts'
import { hasValue } from './way-out.ts'

/** The form as it stands: every field the way it was typed. */
export interface Draft {
  name: string
  mainTask: string
  strategy: string
  speakingStyle: string
  keepHistory: boolean
  documentIds: readonly string[]
  color: string
  userMessageColor: string
  position: WidgetView['position']
  size: WidgetView['size']
  theme: WidgetView['theme']
  botAvatarUrl: string
  greetingMessage: string
  showBranding: boolean
  /** One line each. */
  domains: string
  wayOutKind: WidgetView['wayOut']['kind']
  wayOutValue: string
  wayOutLabel: string
  starterQuestions: readonly string[]
  /** Digits, or nothing for no limit. */
  dailyAnswerLimit: string
  /** Digits, or nothing for what is usual. */
  keepDays: string
  consentShown: boolean
  consentText: string
  privacyUrl: string
  own: OwnLook | null
}

export const NEW: Draft = {
  name: '',
  mainTask: '',
  strategy: '',
  speakingStyle: '',
  keepHistory: true,
  documentIds: [],
  color: '#3b82f6',
  userMessageColor: '#ff149d',
  position: 'bottom-right',
  size: 'medium',
  theme: 'auto',
  botAvatarUrl: '',
  greetingMessage: 'Hello! How can I help you with your documents?',
  showBranding: false,
  domains: '',
  wayOutKind: 'form',
  wayOutValue: '',
  wayOutLabel: '',
  starterQuestions: [],
  dailyAnswerLimit: '',
  keepDays: '',
  consentShown: false,
  consentText: '',
  privacyUrl: '',
  own: null,
}

/** What a new widget begins with: its share of a day is a tenth of the plan's month, as the server would say. */
export function newDraft(plan: Pick<Plan, 'messagesPerMonth'> | undefined): Draft {
  if (plan === undefined || plan.messagesPerMonth === UNLIMITED) return NEW
  return { ...NEW, dailyAnswerLimit: String(Math.max(1, Math.ceil(plan.messagesPerMonth / 10))) }
}

export function draftOf(settings: WidgetVersion['settings']): Draft {
  const { prompt, allowedDomains, dailyAnswerLimit, wayOut, ...widget } = settings
  const { name, keepHistory, documentIds, color, userMessageColor, position, size, theme } = widget
  const { botAvatarUrl, greetingMessage, showBranding, starterQuestions, keepDays, consent } = widget
  return {
    name,
    mainTask: prompt?.mainTask ?? '',
    strategy: prompt?.strategy ?? '',
    speakingStyle: prompt?.speakingStyle ?? '',
    keepHistory,
    documentIds,
    color,
    userMessageColor,
    position,
    size,
    theme,
    botAvatarUrl,
    greetingMessage,
    showBranding,
    domains: allowedDomains.join('\n'),
    wayOutKind: wayOut.kind,
    wayOutValue: wayOut.value,
    wayOutLabel: wayOut.label,
    starterQuestions,
    dailyAnswerLimit: dailyAnswerLimit === null ? '' : String(dailyAnswerLimit),
    keepDays: keepDays === null ? '' : String(keepDays),
    consentShown: consent.shown,
    consentText: consent.text,
    privacyUrl: consent.privacyUrl,
    own: widget.own ?? null,
  }
}

/** The way out as it is kept: a value only where its kind has one. */
export function wayOutOf({ wayOutKind: kind, wayOutValue, wayOutLabel }: Draft): WidgetView['wayOut'] {
  const label = kind === 'none' ? '' : wayOutLabel.trim()
  return { kind, value: hasValue(kind) ? wayOutValue.trim() : '', label }
}

/** The line before the first message as it is kept; switched off, what was written stays for another day. */
export const consentOf = ({ consentShown, consentText, privacyUrl }: Draft): WidgetView['consent'] => ({
  shown: consentShown,
  text: consentText.trim(),
  privacyUrl: privacyUrl.trim(),
})

const numberOf = (digits: string) => (digits.trim() === '' ? null : Number(digits))

/** What is sent; the draft has no problem any more. */
export function inputOf(draft: Draft): WidgetInput {
  const { name, mainTask, strategy, speakingStyle, documentIds, domains, dailyAnswerLimit, ...rest } = draft
  const { wayOutKind: _, wayOutValue: __, wayOutLabel: ___, ...others } = rest
  const { consentShown: ____, consentText: _____, privacyUrl: ______, keepDays, ...same } = others
  return {
    ...same,
    name: name.trim(),
    prompt: { mainTask: mainTask.trim(), strategy: strategy.trim(), speakingStyle: speakingStyle.trim() },
    color: inFull(draft.color),
    userMessageColor: inFull(draft.userMessageColor),
    greetingMessage: draft.greetingMessage.trim() || NEW.greetingMessage,
    documentIds: [...documentIds],
    wayOut: wayOutOf(draft),
    starterQuestions: written(draft.starterQuestions),
    allowedDomains: readDomains(domains).patterns,
    dailyAnswerLimit: numberOf(dailyAnswerLimit),
    keepDays: numberOf(keepDays),
    consent: consentOf(draft),
    own: ownOf(draft.own),
  }
}

export function isSame(one: Draft, other: Draft): boolean {
  return (Object.keys(one) as (keyof Draft)[]).every((field) => isSameIn(field, one, other))
}

export const isSameIn = (field: keyof Draft, one: Draft, other: Draft): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])
