import type { WidgetSettingsView } from '@docent/proto/http'

/** Settings as an owner could have them. */
export const widgetSettings: WidgetSettingsView = {
  name: 'Shop',
  prompt: { mainTask: 'Answer.', strategy: 'Quote.', speakingStyle: 'Short.' },
  keepHistory: true,
  documentIds: ['d1'],
  allowedDomains: [],
  dailyAnswerLimit: null,
  keepDays: null,
  showBranding: false,
  color: '#8a3b2a',
  userMessageColor: '#3b82f6',
  position: 'top-left',
  size: 'large',
  theme: 'auto',
  botAvatarUrl: '',
  greetingMessage: 'Hello!',
  wayOut: { kind: 'form', value: '', label: '' },
  starterQuestions: [],
  consent: { shown: false, text: '', privacyUrl: '' },
}
