import type { WidgetDraft } from '@docent/proto/http'
import type { WornLook } from '@docent/proto'
import { wornOf } from '@docent/proto/own-look'
import type { WidgetSettings } from '@docent/widget-embed/settings'
import { shownOf } from '../own-look/own-look.ts'
import { consentOf, NEW, wayOutOf, type Draft } from '../form/draft.ts'
import { inFull, isColor } from '../form/hex-color.ts'
import { MOST, written } from '../form/starters.ts'
import { valueProblem } from '../form/way-out.ts'
import { texts } from './texts.ts'

/** What the frame is told, and what only the launcher beside it shows. */
export type Previewed = WidgetSettings & Pick<WornLook, 'radius' | 'icon'> & { launcher: string }

/** What the frame is told: like the saved settings of a widget, but of no widget, and without branding of ours. */
export function settingsOf(draft: Draft, hasWhiteLabel = false): Previewed {
  const { position, size, theme, botAvatarUrl } = draft
  const wayOut = wayOutOf(draft)
  // What its plan does not show to visitors is not shown here either.
  const own = hasWhiteLabel ? shownOf(draft.own) : null
  const worn = own && wornOf(own)
  const color = isColor(draft.color) ? inFull(draft.color) : NEW.color
  return {
    widgetId: '',
    name: draft.name.trim() || texts.unnamed,
    keepHistory: false,
    footer: own && own.footer.text !== '' ? own.footer : null,
    launcher: color,
    color: worn?.header ?? color,
    userMessageColor: isColor(draft.userMessageColor) ? inFull(draft.userMessageColor) : NEW.userMessageColor,
    position,
    size,
    theme,
    botAvatarUrl,
    greetingMessage: draft.greetingMessage.trim() || NEW.greetingMessage,
    // What cannot be saved is not shown either.
    wayOut: valueProblem(wayOut.kind, wayOut.value) === undefined ? wayOut : { ...wayOut, kind: 'none' as const },
    starterQuestions: written(draft.starterQuestions).slice(0, MOST),
    consent: consentOf(draft),
    ...worn,
  }
}

/** What an answer of the preview is made from; one that is not saved yet has no id. While parts of the prompt are missing it is the default one. */
export function askedOf({ mainTask, strategy, speakingStyle, documentIds }: Draft, widgetId?: string): WidgetDraft {
  const parts = { mainTask: mainTask.trim(), strategy: strategy.trim(), speakingStyle: speakingStyle.trim() }
  const isWhole = Object.values(parts).every((part) => part !== '')
  return { prompt: isWhole ? parts : null, documentIds: [...documentIds], ...(widgetId !== undefined && { widgetId }) }
}
