import type { WidgetLook, WidgetPrompt } from '@docent/proto'
import type { createWidget, RouteBody } from '@docent/proto/http'
import { normalizeDomains } from '../domains/list.ts'
import { failures } from '../failures.ts'
import { consentOf } from './consent.ts'
import { ownLookOf } from '../white-label/own-look.ts'
import type { WidgetSettings } from './record.ts'
import { wayOutOf } from './way-out.ts'

/** What a widget form sends. */
export type WidgetInput = Omit<RouteBody<typeof createWidget>, 'userId'>

/** Beside a prompt in its older form, which was the main task alone. */
const USUAL_STRATEGY =
  'Answer from the documents, in a few sentences, and cite where it stands. Say so when they do not hold the answer.'
const USUAL_STYLE = 'Friendly, clear and to the point, in the language of the question.'

/**
 * Checks a form and brings it into the shape that is kept.
 * @throws fields_required, invalid_domain, invalid_avatar, invalid_way_out, invalid_privacy_page, invalid_footer, keep_days_too_long
 */
export function settingsOf(input: WidgetInput, longestDays: number | null): WidgetSettings {
  const prompt = promptOf(input.prompt)
  const missing = [
    ...(input.name === '' ? ['name'] : []),
    ...(prompt ? missingParts(prompt) : []),
    ...(input.documentIds.length === 0 ? ['at least one document'] : []),
  ]
  if (missing.length > 0) throw failures.fields_required({ values: { fields: missing.join(', ') } })
  if (longestDays !== null && (input.keepDays ?? 0) > longestDays) {
    throw failures.keep_days_too_long({ values: { days: longestDays }, extra: { field: 'keepDays' } })
  }
  return {
    name: input.name,
    prompt,
    keepHistory: input.keepHistory,
    documentIds: [...new Set(input.documentIds)],
    allowedDomains: normalizeDomains(input.allowedDomains),
    dailyAnswerLimit: input.dailyAnswerLimit,
    keepDays: input.keepDays,
    showBranding: input.showBranding,
    look: lookOf(input),
  }
}

function promptOf(given: WidgetInput['prompt']): WidgetPrompt | null {
  if (given === null || given === undefined) return null
  if (typeof given !== 'string') return given
  const mainTask = given.trim()
  return mainTask === '' ? null : { mainTask, strategy: USUAL_STRATEGY, speakingStyle: USUAL_STYLE }
}

function missingParts({ mainTask, strategy, speakingStyle }: WidgetPrompt): string[] {
  return [
    ...(mainTask === '' ? ['main task'] : []),
    ...(strategy === '' ? ['strategy'] : []),
    ...(speakingStyle === '' ? ['speaking style'] : []),
  ]
}

function lookOf({ botAvatarUrl, ...input }: WidgetInput): WidgetLook {
  const { color, userMessageColor, position, size, theme, greetingMessage } = input
  const { wayOut, starterQuestions, consent, own } = input
  const avatar = botAvatarUrl.trim()
  if (avatar !== '' && !isImageAddress(avatar)) throw failures.invalid_avatar()
  return {
    color,
    userMessageColor,
    position,
    size,
    theme,
    botAvatarUrl: avatar.startsWith('/') || avatar === '' ? avatar : new URL(avatar).href,
    greetingMessage,
    wayOut: wayOutOf(wayOut),
    // Asked twice it would be the same answer.
    starterQuestions: [...new Set(starterQuestions.map((one) => one.replace(/\s+/g, ' ')))],
    consent: consentOf(consent),
    ...(own && { own: ownLookOf(own) }),
  }
}

/** A path of this installation counts too: that is where uploaded avatars live. */
function isImageAddress(text: string): boolean {
  if (!URL.canParse(text, 'https://docent.invalid')) return false
  return /^(https:\/\/|\/)/i.test(text) && new URL(text, 'https://docent.invalid').protocol === 'https:'
}
