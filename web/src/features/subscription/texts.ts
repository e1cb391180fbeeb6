import { counted, digits } from '../../ui/format/count.ts'

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** What the page of plans and usage says. */
export const texts = {
  documentTitle: 'Subscription & Usage · Docent',
  title: 'Subscription & Usage',
  lead: 'What you have, and how much of it this month has used.',
  loading: 'Loading plan and usage',
  loadFailed: {
    title: 'Error Loading Usage',
    text: 'Could not load your plan and usage. Please try again later.',
    action: 'Try Again',
  },
  upgrade: 'Upgrade',

  near: (percent: number, used: string, limit: string) =>
    `${percent}% of this month’s messages are used: ${used} of ${limit}.`,
  lasts: (day: string, next: string) =>
    `At this pace they last until about ${day}. After that your widgets pause until ${next}.`,
  lastsTheMonth: (next: string) => `At this pace they last until the month ends. They count from zero on ${next}.`,
  reached: "You've reached your monthly message limit!",
  reachedText: (used: string, limit: string, next: string, canUpgrade: boolean) =>
    `${used} of ${limit} messages are used. Your widgets answer again on ${next}${canUpgrade ? ', or as soon as you upgrade' : ''}.`,

  usage: 'Usage This Period',
  messages: 'Messages',
  documents: 'Documents',
  widgets: 'Widgets',
  characters: 'Characters',
  files: 'Stored files',
  filesNote: (size: string) => `No limit in all, ${size} for each file.`,
  filesNoteUnlimited: 'No limit, neither in all nor for each file.',
  of: (limit: string) => `of ${limit}`,
  unlimited: 'no limit',

  askers: 'Where Visitors Ask From',
  askersNote: 'The networks that got most answers this month. Who is in a blocked one gets no answers of your widgets.',
  network: 'Network',
  answers: 'Answers',
  between: (first: string, last: string) => `${first === last ? first : `${first} to ${last}`} (UTC)`,
  block: 'Block',
  unblock: 'Unblock',
  blockNamed: (range: string, blocked: boolean) => `${blocked ? 'Unblock' : 'Block'} ${range}`,
  blockFailed: { title: 'Not Blocked', text: 'The network could not be changed. Please try again later.' },

  tokens: 'Language Model',
  tokensNote: 'Tokens this month: what a language model was given for answers, and what it wrote.',
  estimated: (count: string) => `${count} of them are estimated: the model did not report them.`,
  tokensNear: (percent: number, next: string) =>
    `${percent}% of this month’s tokens are used. When all are, your widgets pause until ${next}.`,
  tokensReached: (next: string) =>
    `You've reached your monthly token limit! Your widgets answer again on ${next}, or on a larger plan.`,
  soFarTokens: 'Tokens',
  promptTokens: 'Given',
  completionTokens: 'Written',
  day: 'Day (UTC)',
  costs: 'Cost',
  cost: (amount: string) => `They cost about ${amount}.`,
  dollars: (amount: number) =>
    amount > 0 && amount < 0.01 ? 'less than $0.01' : `$${amount.toLocaleString('en-US', CENTS)}`,

  details: 'Subscription Details',
  plan: 'Plan',
  planAt: (name: string, price: string) => `${name}, ${price}`,
  status: 'Status',
  active: 'Active',
  ends: (day: string) => `Ends ${day}`,
  since: 'Since',
  renews: 'Renews',
  paymentFailed: 'Payment failed',
  follows: 'Then',
  thenFrom: (name: string, day: string) => `${name} from ${day}`,
  manage: 'Manage Payment',
  manageFailed: {
    title: 'Payments Not Opened',
    text: 'Your payments could not be opened. Please try again later.',
  },
  countsAnew: 'Counts from zero',
  cancels: 'Cancels at period end',
  yes: 'Yes',
  no: 'No',
  cancelPlan: 'Cancel Plan',
  keepPlan: (name: string) => `Keep ${name}`,

  plans: 'Plans',
  onlyOwner: 'The owner of the team changes the plan.',
  current: 'Current',
  yourPlan: 'Your plan',
  fromThen: (day: string) => `From ${day}`,
  switchTo: (name: string) => `Switch to ${name}`,
  price: (price: number) => `$${digits(price)}`,
  aMonth: 'a month',
  limits: {
    messages: (amount: string) => [amount, 'messages a month'],
    widgets: (amount: string, one: boolean) => [amount, one ? 'widget' : 'widgets'],
    documents: (amount: string, one: boolean) => [amount, one ? 'document' : 'documents'],
    files: (size: string) => ['Files to', size],
    characters: (amount: string) => [amount, 'characters'],
    people: (amount: string, one: boolean) => [amount, one ? 'person' : 'people in the team'],
    anySize: 'any size',
    tokens: (amount: string) => [amount, 'tokens a month'],
  },

  dialog: {
    title: 'Upgrade your plan',
    used: (used: string, limit: string) =>
      `${used} of ${limit} messages are used this month. They count on the new plan too.`,
    choose: 'Plan',
    cancel: 'Cancel',
    confirm: (name: string) => `Upgrade to ${name}`,
    nothingLarger: 'You are on the largest plan of this installation.',
  },
  leave: {
    cancelTitle: (name: string) => `Cancel the ${name} plan?`,
    switchTitle: (name: string) => `Switch to the ${name} plan?`,
    staysUntil: (day: string, next: string) =>
      `Nothing changes before ${day}, and you can take it back until then. From then on you are on the ${next} plan.`,
    atEnd: (day: string, name: string, from: string) =>
      `The ${from} plan is paid for until ${day} and stays until then. From then on you are on the ${name} plan, and can take that back until then.`,
    atOnce: (name: string) => `You are on the ${name} plan at once. Nothing is deleted.`,
    fits: 'Everything you have fits the smaller plan.',
    keep: (name: string) => `Keep ${name}`,
    confirmCancel: 'Cancel Plan',
  },
  loses: {
    messages: (used: string, limit: string, day: string) =>
      `${used} messages are used this month, and the plan holds ${limit}: your widgets pause until ${day}.`,
    widgets: (editable: string, rest: string, many: boolean) =>
      `${editable} can still be edited. ${rest} ${many ? 'keep' : 'keeps'} answering, read-only until there is room.`,
    noneEditable: 'Your widgets',
    documents: (count: number, limit: string) =>
      `All ${counted(count, 'document')} stay and keep answering. New ones fit in once there are fewer than ${limit}.`,
    characters: (used: string, limit: string) =>
      `All ${used} characters of text stay and keep answering. New ones fit in once there are fewer than ${limit}.`,
    features: (list: string) => `What the larger plan adds ends: ${list}.`,
  },
  payment: {
    waiting: 'Waiting for the payment to be confirmed',
    waitingText: (name: string) =>
      `You are on the ${name} plan as soon as the payment provider says so. This page changes by itself; you can leave it, too.`,
    paid: (name: string) => `You are on the ${name} plan now.`,
    notPaid: { title: 'Not Paid', text: 'Nothing was paid, and your plan is as before.' },
    failed: (name: string) => `The payment for your ${name} plan failed`,
    failedText: (day: string, left: string) =>
      `Nothing changes until ${day} (${left}). Change the card or pay the open invoice, and the plan goes on; otherwise it ends on that day.`,
    daysLeft: (days: number) => (days < 1 ? 'less than a day' : `${counted(days, 'day')} left`),
  },
  changed: 'Plan Changed',
  canceled: 'Plan Canceled',
  kept: 'Plan Kept',
  notChanged: {
    title: 'Plan Not Changed',
    text: 'The plan could not be changed, and nothing was charged. Try again in a moment.',
    network: 'Could not connect to the server, so the plan was not changed. Check the connection and try again.',
  },

  history: 'Usage History',
  historyTable: 'Usage by month',
  period: 'Period',
  soFar: 'so far',
  chart: 'Messages by month',
  chartText: (months: string) => `Messages by month: ${months}.`,
} as const
