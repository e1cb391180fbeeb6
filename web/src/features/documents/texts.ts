import { counted, digits } from '../../ui/format/count.ts'

/** What the pages of documents say. */
export const texts = {
  documentTitle: 'My documents · Docent',
  title: 'My documents',
  create: 'Create New Document',
  find: 'Find a document',
  show: 'Show',
  shows: { all: 'All', ready: 'Ready', processing: 'Processing', failed: 'Failed' },
  status: {
    ready: 'Ready',
    processing: 'Processing',
    failed: 'Failed',
    waits: 'waits for you',
    deleting: 'Deleting…',
    replacing: 'Replacing…',
  },
  loading: 'Loading documents',
  tail: 'Deleted documents leave your widgets within seconds.',
  twin: (title: string) =>
    `The very same file as “${title}”. Delete one of the two: both take a place in your plan, and both are quoted.`,
  choose: (title: string) => `Choose ${title}`,
  order: 'Order',
  orders: {
    state: 'What needs a look first',
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'By name',
    largest: 'Largest first',
  },
  pager: {
    label: 'Pages of the list',
    previous: 'Previous page',
    next: 'Next page',
    at: (from: number, to: number, count: number) => `${digits(from)} to ${digits(to)} of ${digits(count)}`,
  },
  bulk: {
    label: 'Many at once',
    all: (count: number) => (count === 1 ? 'Choose it' : `Choose all ${digits(count)}`),
    chosen: (chosen: number, count: number) => `${digits(chosen)} of ${digits(count)} chosen`,
    embed: (count: number, isChosen: boolean) =>
      isChosen ? `Generate Embeddings (${digits(count)})` : `Generate Embeddings for ${digits(count)} waiting`,
    delete: (count: number) => `Delete (${digits(count)})`,
    embedded: (done: number, all: number) =>
      done === all
        ? { title: 'Success', description: `${counted(done, 'document')} can answer now.` }
        : {
            title: done === 0 ? 'Error' : 'Partial Success',
            description: `${digits(done)} of ${counted(all, 'document')} can answer now. Press Generate Embeddings again for the rest.`,
          },
    deleted: (done: number, all: number) =>
      done === all
        ? { title: 'Success', description: `${counted(done, 'document')} deleted.` }
        : {
            title: 'Deletion Failed',
            description: `${digits(done)} of ${counted(all, 'document')} deleted. The others are still in the list: try again.`,
          },
  },
  found: (count: number) => (count === 1 ? 'One document fits.' : `${count} documents fit.`),
  nothingFits: {
    title: 'No document fits',
    text: 'Look for another word of its name, or show all of them.',
    action: 'Show All',
  },
  empty: {
    title: 'Nothing here yet',
    text: 'Upload the page your customers ask about most. You can ask it questions a minute later.',
  },
  unused: {
    title: (title: string, count: number) =>
      count === 1 ? `No widget answers from “${title}” yet` : `No widget answers from ${count} of these documents yet`,
    text: 'A widget answers from the documents that were chosen for it.',
    action: (name: string | undefined) => (name === undefined ? 'Choose them in a widget' : `Choose them in ${name}`),
  },
  loadFailed: {
    title: 'Error Loading Documents',
    text: 'Could not load your documents. Please try again later.',
    action: 'Try Again',
  },
  generate: 'Generate Embeddings',
  generateFor: (title: string) => `Generate Embeddings again for ${title}`,
  working: 'Working…',
  uploadAgain: 'Upload Again',
  waits: {
    chunked: 'Waiting for Generate Embeddings: it is read and split, and cannot answer until it is searchable.',
    stale:
      'Waiting for Generate Embeddings: it was made searchable with another embedding model, and cannot answer until it is again.',
  },
  reading: 'Its text is being read. You can leave this page.',
  failedWithoutReason: 'It could not be read, and no reason was given. Upload it again.',
  searchable: 'Making searchable',
  queued: 'Waiting for its turn to be made searchable. You can leave this page.',
  progress: (done: string, total: string) => `${done} of ${total} passages made searchable. You can leave this page.`,
  passages: {
    position: (index: number, total: number) => `${digits(index)} of ${digits(total)}`,
    page: (page: number) => `page ${page}`,
    beginning: 'Beginning',
    showAll: 'Show all',
    showLess: 'Show less',
    moreRows: (count: number) => counted(count, 'more row'),
    more: (count: number) => `Show ${counted(count, 'more passage')}`,
  },
  delete: (title: string) => `Delete ${title}`,
  dialog: {
    title: (title: string) => `Delete “${title}”?`,
    titleMany: (count: number) => `Delete ${counted(count, 'document')}?`,
    erasedMany: 'Their text, passages and files are erased.',
    oneOfMany: (name: string) => `The widget ${name} stops answering from them within seconds.`,
    manyOfMany: (names: string) => `The widgets ${names} stop answering from them within seconds.`,
    erased: 'Its text, passages and file are erased.',
    one: (name: string) => `The widget ${name} stops answering from it within seconds.`,
    many: (names: string) => `The widgets ${names} stop answering from it within seconds.`,
    final: 'This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Confirm Delete',
  },
  replace: (title: string) => `Replace ${title} by a new file or another document`,
  replaceDialog: {
    title: (title: string) => `Replace “${title}”?`,
    way: 'What takes its place',
    label: 'The document that takes its place',
    choose: 'Choose a document',
    /** Beside the name of one that was added later. */
    added: (day: string) => `added ${day}`,
    ways: { file: 'A new file', there: 'A document that is there' },
    uploadAnyway: 'Upload It All the Same',
    beside: 'The old one goes on answering until the new one is ready and you press Replace.',
    nobody: 'No widget answers from it.',
    one: (name: string) => `The widget ${name} answers from the new one within seconds.`,
    many: (names: string) => `The widgets ${names} answer from the new one within seconds.`,
    gone: 'Then the old one is deleted, with its text, passages and file.',
    cancel: 'Not Now',
    confirm: 'Replace',
  },
  replaced: (title: string, by: string) => ({
    title: 'Document replaced',
    description: `“${by}” stands in the place of “${title}”.`,
  }),
  notReplaced: { title: 'Not Replaced', description: 'Could not replace the document. Please try again later.' },
  halfReplaced: (title: string) => ({
    title: 'Partial Success',
    description: `Your widgets answer from the new document. “${title}” could not be deleted: delete it yourself.`,
  }),
  deleted: { title: 'Success', description: 'Document deleted successfully.' },
  deletionFailed: 'Deletion Failed',
  deletionFailedText: 'Could not delete the document. Please try again later.',
  deletionUnexpected: 'An unexpected error occurred while deleting the document.',
  embedded: { title: 'Success', description: 'Document processed successfully. You can now chat with it.' },
  partial: 'Partial Success',
  error: 'Error',
  network: { title: 'Network Error', description: 'Could not connect to the server. Please try again.' },
} as const
