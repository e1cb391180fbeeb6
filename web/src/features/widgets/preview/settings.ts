import type { WidgetDraft } from '@docent/proto/http'
import type { WidgetSettings } from '@docent/widget-embed/settings'
import { consentOf, NEW, wayOutOf, type Draft } from '../form/draft.ts'
import { inFull, isColor } from '../form/hex-color.ts'
import { MOST, written } from '../form/starters.ts'
import { valueProblem } from '../form/way-out.ts'
import { texts } from './texts.ts'

/** What the frame is told: like the saved settings of a widget, but of no widget, and without branding. */
export function settingsOf(draft: Draft): WidgetSettings {
  const { position, size, botAvatarUrl } = draft
  const wayOut = wayOutOf(draft)
  const settings = {
    widgetId: '',
    name: draft.name.trim() || texts.unnamed,
    keepHistory: false,
    branding: false,
    color: isColor(draft.color) ? inFull(draft.color) : NEW.color,
    userMessageColor: isColor(draft.userMessageColor) ? inFull(draft.userMessageColor) : NEW.userMessageColor,
    position,
    size,
    botAvatarUrl,
    greetingMessage: draft.greetingMessage.trim() || NEW.greetingMessage,
    // What cannot be saved is not shown either.
    wayOut: valueProblem(wayOut.kind, wayOut.value) === undefined ? wayOut : { ...wayOut, kind: 'none' as const },
    starterQuestions: written(draft.starterQuestions).slice(0, MOST),
    consent: consentOf(draft),
  }
  return settings
}

/** What an answer of the preview is made from. While parts of the prompt are missing it is the default one. */
export function askedOf({ mainTask, strategy, speakingStyle, documentIds }: Draft): WidgetDraft {
  const parts = { mainTask: mainTask.trim(), strategy: strategy.trim(), speakingStyle: speakingStyle.trim() }
  const isWhole = Object.values(parts).every((part) => part !== '')
  return { prompt: isWhole ? parts : null, documentIds: [...documentIds] }
}
