/** What a call is shown with on the page, and run with in a test. */
export interface Example {
  /** For a shell; `DOCENT` stands for the address, `$TOKEN`, `$DOCUMENT` and `$WIDGET` are of whoever runs it. */
  curl: string
  /** With `docent` of `@docent/client`, `documentId` and `widgetId`. */
  client: string
  /** What it may be refused with beside what any call may, by code with its status. */
  refuses: Readonly<Record<string, number>>
}

const auth = `\\\n  -H "authorization: Bearer $TOKEN"`
const json = `\\\n  -H 'content-type: application/json'`
const widgetGone = { widget_not_found: 404 }
const documentGone = { document_not_found: 404 }

/** By the name of the call, in the order in which somebody meets them. */
export const examples: Readonly<Record<string, Example>> = {
  keyToken: {
    curl: `curl -sS -X POST DOCENT/api/auth/key-token \\\n  -H "authorization: Bearer $DOCENT_KEY"`,
    client: `const docent = createDocent({ address: 'DOCENT', key: process.env.DOCENT_KEY })`,
    refuses: { key_not_good: 401, key_rests: 403 },
  },
  processDocument: {
    curl: `printf 'Vouchers are valid for two years.' > vouchers.md\ncurl -sS DOCENT/api/process-document ${auth} -F file=@vouchers.md`,
    client: `const { documentId } = await docent.processDocument({
  fileName: 'vouchers.md',
  file: 'Vouchers are valid for two years.',
})`,
    refuses: {
      document_limit_reached: 403,
      character_limit_reached: 403,
      file_too_large: 413,
      unsupported_type: 415,
      type_mismatch: 415,
      no_text_found: 422,
      file_damaged: 422,
      file_encrypted: 422,
    },
  },
  processWebPage: {
    curl: `curl -sS DOCENT/api/process-web-page ${auth} ${json} \\\n  -d '{ "url": "https://example.com/" }'`,
    client: `const { documentId } = await docent.processWebPage({ url: 'https://example.com/' })`,
    refuses: {
      page_address_refused: 400,
      document_limit_reached: 403,
      page_type_unsupported: 415,
      page_unreachable: 422,
    },
  },
  embedDocument: {
    curl: `curl -sS DOCENT/api/embed-document ${auth} ${json} \\\n  -d '{ "documentId": "'$DOCUMENT'" }'`,
    client: `await docent.embedDocument({ documentId })`,
    refuses: { ...documentGone, embedding_failed: 502 },
  },
  listDocuments: {
    curl: `curl -sS DOCENT/api/documents ${auth}`,
    client: `const { data } = await docent.listDocuments()
const ready = data.filter(({ status }) => status === 'ready')`,
    refuses: {},
  },
  documentChunks: {
    curl: `curl -sS "DOCENT/api/document-chunks?documentId=$DOCUMENT&limit=5" ${auth}`,
    client: `const { chunks, total } = await docent.documentChunks({ documentId, limit: 5 })`,
    refuses: documentGone,
  },
  documentFile: {
    curl: `curl -sS "DOCENT/api/document-file?documentId=$DOCUMENT" ${auth} -o original.md`,
    client: `const file = await docent.documentFile({ documentId })
const text = await file.text()`,
    refuses: { ...documentGone, file_not_kept: 404 },
  },
  search: {
    curl: `curl -sS DOCENT/api/search ${auth} ${json} \\\n  -d '{ "question": "return goods", "limit": 3 }'`,
    client: `const { results } = await docent.search({ question: 'return goods', limit: 3 })`,
    refuses: { ...widgetGone, too_many_searches: 429 },
  },
  getAnswer: {
    curl: `curl -sS DOCENT/api/get-answer ${auth} ${json} \\\n  -d '{ "question": "How long can I return goods?", "widgetId": "'$WIDGET'" }'`,
    client: `for await (const event of docent.streamAnswer({ question: 'How long can I return goods?', widgetId })) {
  if (event.type === 'delta') console.log(event.text)
  if (event.type === 'done') console.log(event.support, event.sources.length)
}`,
    refuses: {
      ...widgetGone,
      message_limit_reached: 403,
      monthly_limit_reached: 403,
      token_limit_reached: 403,
      assistant_unavailable: 503,
      answer_interrupted: 502,
    },
  },
  createWidget: {
    curl: `curl -sS DOCENT/api/widgets ${auth} ${json} \\\n  -d '{ "name": "Shop", "documentIds": ["'$DOCUMENT'"] }'`,
    client: `const { id, widget } = await docent.createWidget({ name: 'Shop', documentIds: [documentId] })
console.log(widget.embedCode)`,
    refuses: { fields_required: 400, document_unknown: 400, widget_limit_reached: 403 },
  },
  listWidgets: {
    curl: `curl -sS DOCENT/api/widgets ${auth}`,
    client: `const { widgets } = await docent.listWidgets()`,
    refuses: {},
  },
  updateWidget: {
    curl: `curl -sS -X PUT "DOCENT/api/widgets?id=$WIDGET" ${auth} ${json} \\\n  -d '{ "name": "Shop of Larkfield", "documentIds": ["'$DOCUMENT'"] }'`,
    client: `await docent.updateWidget({ id: widgetId, name: 'Shop of Larkfield', documentIds: [documentId] })`,
    refuses: { ...widgetGone, fields_required: 400, document_unknown: 400, widget_read_only: 403 },
  },
  deleteWidget: {
    curl: `curl -sS -X DELETE "DOCENT/api/widgets?id=$WIDGET" ${auth}`,
    client: `await docent.deleteWidget({ id: widgetId })`,
    refuses: {},
  },
  renameDocument: {
    curl: `curl -sS DOCENT/api/rename-document ${auth} ${json} \\\n  -d '{ "documentId": "'$DOCUMENT'", "title": "Returns and refunds" }'`,
    client: `const { document } = await docent.renameDocument({ documentId, title: 'Returns and refunds' })`,
    refuses: documentGone,
  },
  deleteDocument: {
    curl: `curl -sS DOCENT/api/delete-document ${auth} ${json} \\\n  -d '{ "documentId": "'$DOCUMENT'" }'`,
    client: `await docent.deleteDocument({ documentId })`,
    refuses: documentGone,
  },
  getSubscription: {
    curl: `curl -sS DOCENT/api/subscriptions ${auth}`,
    client: `const { data } = await docent.getSubscription()`,
    refuses: {},
  },
  getUsage: {
    curl: `curl -sS DOCENT/api/usage-tracking ${auth}`,
    client: `const { data } = await docent.getUsage()
console.log(data.currentPeriod.messages)`,
    refuses: {},
  },
}
