import { counted, digits } from '../../../ui/format/count.ts'
import { fileKinds } from '../../../ui/format/file-kinds.ts'

/** What the page for new documents says. */
export const texts = {
  documentTitle: 'New document · Docent',
  title: 'New document',
  lead: 'Bring what your business already has written down. Only your assistants read it.',
  steps: ['Choose', 'Check the passages', 'Make searchable'],
  stepsLabel: 'Steps',
  done: 'Done:',
  sources: 'Source',
  source: { files: 'Files', text: 'Pasted text', page: 'Web page' },
  files: 'Files',
  zone: { drop: 'Drop files here', now: 'Let go to add them', add: 'Add your files' },
  choose: 'Choose Files',
  zoneOfOne: { drop: 'Drop the new file here', now: 'Let go to upload it', add: 'Add the new file' },
  chooseOne: 'Choose a File',
  accepted: (limitMB: number | undefined, plan: string | undefined) =>
    `${fileKinds('or')}${limitMB === undefined ? '' : `, up to ${digits(limitMB)} MB each`}${plan === undefined || limitMB === undefined ? '' : ` on ${plan}`}`,
  wrongKind: (advice: string) =>
    `Only PDF, Markdown (.md) and TXT (.txt) files are supported, along with Word (.docx), Excel (.xlsx), CSV and HTML (.html). ${advice}`,
  saveAs: {
    table: 'Save your spreadsheet as Excel (.xlsx) or CSV and add that.',
    picture:
      'Text in pictures is not read: type it under Pasted text, or make a PDF of it with text recognition (OCR).',
    slides: 'Save your slides as PDF and add that.',
    letter: 'Save your document as Word (.docx) or PDF and add that.',
    other: 'Save your file in one of these formats and add that.',
  },
  emptyFile: 'This file is empty. Choose one with text in it.',
  tooLarge: (limitMB: number, size: string, wayOut: string) =>
    `File size must be less than ${limitMB}MB. This one is ${size}: ${wayOut}.`,
  shrinkPdf: 'export it again at screen quality',
  split: 'split it into smaller files',
  pastedTitle: 'Name',
  pastedTitleHint: 'How the document is called in the list and in the sources of an answer.',
  pastedText: 'Text',
  pastedMissing: { title: 'Give it a name.', text: 'Paste the text first.' },
  addText: 'Add Text',
  url: 'Address of the page',
  urlHint: 'One public page. Its main text is kept as it is now; menus and banners are left out.',
  urlWrong: 'Enter the full address of a web page, such as https://example.com/delivery.',
  addPage: 'Add Page',
  remove: (name: string) => `Remove ${name}`,
  delete: (name: string) => `Delete ${name}`,
  leave: (name: string) => `Take ${name} off this page; it stays in My Documents`,
  cannotRemove: (name: string) => `${name} cannot be removed while it is worked on`,
  showPassages: (name: string) => `Show the passages of ${name}`,
  waiting: (size: string) => `Waiting. ${size}`,
  waitingPage: 'Waiting to be fetched.',
  isThere: 'A document of this name and size is there already. Remove this one unless you want it twice.',
  isSame: (title: string) =>
    `The very same file is there already, as “${title}”. Delete one of the two unless you want it twice.`,
  pageIsThere: 'A document of this address is there already. Delete it first if the page has changed.',
  uploading: (share: string, size: string) => `Uploading: ${share}, ${size}`,
  reading: 'Uploaded. Reading its text…',
  fetching: 'Fetching the page and reading its text…',
  read: (passages: number, shown: boolean) =>
    `Read. ${counted(passages, 'passage')}${shown ? ', shown in the preview' : ''}.`,
  embedding: (done: number, total: number) => `Making searchable: ${digits(done)} of ${counted(total, 'passage')}`,
  success: (passages: number) => `Ready to answer. ${counted(passages, 'passage')}`,
  tryAgain: 'Try Again',
  networkError: 'Network error. The file is still here.',
  uploadFailed: 'Upload failed',
  embeddingFailed: 'Embedding failed',
  embeddedPartly: (done: number, total: number) =>
    `${digits(done)} of ${counted(total, 'passage')} are searchable. Generate embeddings again for the rest.`,
  process: 'Process Documents',
  /** `fitting` of those that wait: what the plan has room for. */
  processNote: (waiting: number, fitting = waiting) =>
    fitting === 0
      ? ''
      : `Reads ${fitting < waiting ? `the first ${digits(fitting)} of ` : ''}${counted(waiting, 'waiting document')}. Nothing answers until you generate embeddings.`,
  /** Said before anything is sent: which of several files are left out would else be chance. */
  noRoom: {
    title: (over: number, waiting: number) =>
      waiting === 1
        ? 'There is no room for it'
        : `There is no room for ${over === waiting ? 'these' : `${digits(over)} of these`} ${digits(waiting)}`,
    text: (plan: string, documents: number, room: number) =>
      `The ${plan} plan holds ${counted(documents, 'document')}${room === 0 ? ', and that many are there' : `; ${digits(room)} more ${room === 1 ? 'fits' : 'fit'}`}. Remove what matters least here, delete a document, or choose a larger plan.`,
    action: 'See plans',
  },
  nothing: { title: 'No files to upload', description: 'Please select files to upload.' },
  preview: 'Chunk preview',
  previewEmpty: 'The passages of a document stand here once it has been read: the pieces an answer can quote.',
  splitInto: (passages: number) =>
    `Split into ${counted(passages, 'passage')}. These are the pieces an answer can quote.`,
  generate: 'Generate Embeddings',
  working: 'Working…',
  generateNote: (passages: number, documents: number) =>
    documents === 1
      ? `Makes ${passages === 1 ? 'this passage' : `these ${digits(passages)} passages`} searchable. Takes a few seconds.`
      : `Makes the ${counted(passages, 'passage')} of ${digits(documents)} documents searchable.`,
  someReady: 'What is ready answers already. What is left can be tried again or removed.',
  toDocuments: 'My Documents',
  leaving: 'Ready to answer. Your documents open in a moment.',
} as const
