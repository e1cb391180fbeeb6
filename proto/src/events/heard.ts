/** Whoever keeps anything of an account has to hear that it is gone, and that somebody left its team. */
const EVERYBODYS = ['docent.user', 'docent.team']

/**
 * The topics that each service hears: its account at Kafka may read these and no others, so that who reads files of strangers
 * learns nothing of what visitors ask. A service that hears another one does not start.
 */
export const heardBy: Readonly<Record<string, readonly string[]>> = {
  billing: [...EVERYBODYS, 'docent.document', 'docent.widget', 'docent.answer', 'docent.restatement'],
  chat: [
    ...EVERYBODYS,
    'docent.document',
    'docent.widget',
    'docent.answer',
    'docent.handover',
    'docent.subscription',
    'docent.usage',
    'docent.restatement',
  ],
  'document-ingest': [...EVERYBODYS, 'docent.document', 'docent.subscription', 'docent.restatement'],
  embedding: [...EVERYBODYS, 'docent.document', 'docent.installation', 'docent.restatement'],
  identity: [...EVERYBODYS, 'docent.activity', 'docent.subscription', 'docent.installation', 'docent.restatement'],
  insights: [...EVERYBODYS, 'docent.document', 'docent.widget', 'docent.answer', 'docent.subscription'],
  notification: [
    ...EVERYBODYS,
    'docent.document',
    'docent.widget',
    'docent.answer',
    'docent.visitor',
    'docent.handover',
    'docent.subscription',
    'docent.usage',
  ],
  widget: [...EVERYBODYS, 'docent.document', 'docent.subscription', 'docent.restatement'],
}
