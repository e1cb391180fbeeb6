/** The page for programs. */
export const texts = {
  title: 'Docent for programs',
  lead: 'Upload documents, search them, ask them: every call that a program may make for an owner, with an example that works as it stands.',
  begin: 'Begin',
  steps: [
    'Make a key: Account, API keys. The plan must have API access.',
    'Exchange it for a token, which is good for a minute. The client for JavaScript does so by itself; in a shell:',
    'Send the token with every call.',
  ],
  others: [
    ['JavaScript and TypeScript', 'npm run client makes @docent/client from a checkout; each release brings it.'],
    ['Assistants', 'Claude, Cursor and others reach search and answers at DOCENT/mcp, with the key itself.'],
    ['Descriptions for machines', 'OpenAPI'],
  ],
  any: 'Any call may be refused',
  anyText:
    'A refusal has an HTTP status and says `success: false`, a sentence for people in `error`, a stable `code`, and a `requestId` that finds the log lines.',
  refusals: [
    ['400', 'bad_request', 'a field does not fit what stands here'],
    ['401', 'not_signed_in', 'the token is missing or over: exchange the key again'],
    ['403', 'not_open_to_keys', 'the call is not on this page'],
    ['413', 'too_large', 'the body is larger than the call takes'],
    ['429', 'too_many_requests', 'wait as long as Retry-After says'],
    ['503', 'unavailable', 'a part of Docent is starting or away: try again'],
  ],
  find: 'Find a call',
  noneFound: 'No call says that.',
  calls: 'Calls',
  who: 'Who may call',
  anybodyWithKey: 'An API key, sent as bearer token.',
  token: (role: string) => `A key's token, or somebody signed in who is ${role} of the account.`,
  fields: 'What it takes',
  query: 'in the address',
  body: 'in the body',
  nothing: 'Nothing.',
  required: 'required',
  answers: 'What it answers',
  file: 'The file, byte for byte.',
  events: 'With accept: text/event-stream the answer comes in events: sources, delta, done, or error.',
  refused: 'What it refuses',
  only: 'What any call refuses.',
  shell: 'Shell',
  javascript: 'JavaScript',
  shapes: 'Shapes',
  shapesText: 'What answers are made of. New fields may come at any time: a program must not mind them.',
} as const

/** Parts of the page by the calls in them. */
export const chapters = [
  { id: 'keys', title: 'A key and its token', calls: ['keyToken'] },
  {
    id: 'documents',
    title: 'Documents',
    calls: [
      'processDocument',
      'processWebPage',
      'embedDocument',
      'listDocuments',
      'documentChunks',
      'documentFile',
      'renameDocument',
      'deleteDocument',
    ],
  },
  { id: 'questions', title: 'Questions', calls: ['search', 'getAnswer'] },
  { id: 'widgets', title: 'Widgets', calls: ['createWidget', 'listWidgets', 'updateWidget', 'deleteWidget'] },
  { id: 'plan', title: 'Plan and usage', calls: ['getSubscription', 'getUsage'] },
] as const
