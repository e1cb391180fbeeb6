import { digits } from '../../ui/format/count.ts'

/** What the list of widgets says. */
export const texts = {
  documentTitle: 'Widgets · Docent',
  title: 'Widgets',
  lead: 'The bubbles on your websites.',
  leadOn: (count: string, limit: string, plan: string) => `You have ${count}; the ${plan} plan holds ${limit}.`,
  leadUnlimited: (count: string, plan: string) => `You have ${count}; the ${plan} plan has no limit.`,
  refused: {
    title: (host: string) => `${host} may not show your widget`,
    text: (widget: string, day: string) =>
      `A page there had the code of ${widget} ${day}, and visitors found no bubble on it. If it is your website, add it to the allowed domains under Security; if not, nothing is to be done.`,
    action: (widget: string) => `Allow it in ${widget}`,
  },
  create: 'Create Widget',
  loading: 'Loading widgets',
  created: (on: string) => `created ${on}`,
  noDocuments: 'no documents',
  defaultPrompt: 'Default prompt',
  prompt: 'Prompt',
  color: (color: string) => `Color ${color}`,
  anyWebsite: 'Any website',
  dailyLimit: (answers: string) => `${answers} ${answers === '1' ? 'answer' : 'answers'} a day`,
  spentToday: (answers: string, limit: string) =>
    `${answers} of ${limit} ${limit === '1' ? 'answer' : 'answers'} today`,
  usedUp: {
    title: (limit: number) =>
      limit === 1 ? 'Today’s one answer is used up' : `Today’s ${digits(limit)} answers are used up`,
    text: (when: string) => `It answers again ${when}. Until then visitors are told when to come back.`,
    action: 'Allow more answers a day',
  },
  draft: 'Draft not published',
  readOnly: 'Read-only',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  embed: 'Embed code',
  embedNamed: (name: string) => `Embed code of ${name}`,
  copy: 'Copy Code',
  copied: 'Copied',
  copyNamed: (name: string) => `Copy Code of ${name}`,
  copiedName: (name: string) => `Copied: embed code of ${name}`,
  copiedNamed: (name: string) => `The embed code of ${name} is copied.`,
  delete: (name: string) => `Delete widget ${name}`,
  deleting: 'Deleting…',
  empty: {
    title: 'No widget yet',
    text: 'A widget puts your documents on your website as a bubble that answers. Making one takes two minutes.',
    withoutDocuments:
      'A widget answers from your documents, so begin with one: upload the page your customers ask about.',
    upload: 'Create New Document',
  },
  loadFailed: {
    title: 'Failed to fetch widgets',
    text: 'Try again in a moment; nothing is lost.',
    action: 'Try Again',
  },
  full: (plan: string, limit: string) => `The ${plan} plan holds ${limit}, and that is what you have.`,
  fullText: 'Delete one, or choose a larger plan, to make another.',
  tooMany: (plan: string, limit: string) => `The ${plan} plan holds ${limit}.`,
  tooManyText: (names: string, isOne: boolean) =>
    `${names} ${isOne ? 'is' : 'are'} read-only: ${isOne ? 'it goes' : 'they go'} on answering and can be deleted, but not changed. ` +
    'Nothing is lost; choose a larger plan to change them again.',
  plans: 'See Plans',
  dialog: {
    title: (name: string) => `Delete “${name}”?`,
    text: 'Its bubble stops answering within seconds and disappears from your website within minutes. Its conversations are erased. This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
  },
  deleted: (name: string) => `Widget "${name}" has been deleted successfully.`,
  success: 'Success',
  deletionFailed: 'Deletion Failed',
  deletionFailedText: 'Failed to delete widget. Please try again.',
  copyRefused: {
    title: 'Not copied',
    description: 'Your browser does not let pages copy. Open Embed code, select the line and copy it yourself.',
  },
} as const
