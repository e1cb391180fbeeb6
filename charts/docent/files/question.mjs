// Asks one question through the gateway, as an owner would: an account, a document, an answer that quotes it, and the account
// is deleted again.
const address = process.argv[2]
const LONGEST_MS = 120_000
const PASSWORD = `trial ${Math.random().toString(36).slice(2)} 42`
const email = `helm-test-${Date.now()}@example.com`
let token

const { accessToken } = await call('auth/sign-up', { email, password: PASSWORD, name: 'Helm test' })
token = accessToken
try {
  const text = 'The pottery opens at nine in the morning. A repair of a broken handle costs twelve pounds.'
  const fileContent = Buffer.from(text).toString('base64')
  const { documentId } = await call('process-document', { fileName: 'prices.txt', fileType: 'text/plain', fileContent })
  const asked = { question: 'How much does the repair of a broken handle cost?' }
  const answer = await until('the document to be ready and the answer to quote it', async () => {
    await call('embed-document', { documentId }).catch(() => undefined)
    const found = await call('get-answer', asked)
    return /twelve/.test(JSON.stringify([found.answer, found.sources])) ? found : undefined
  })
  console.log(`asked: ${asked.question}\nanswered: ${answer.answer}`)
} finally {
  await call('auth/delete-account', { email, password: PASSWORD })
}

async function call(path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`/api/${path}: ${reply.status} ${text}`)
  return JSON.parse(text)
}

async function until(what, look) {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await new Promise((next) => setTimeout(next, 500))) {
    const found = await look().catch((error) => console.error(String(error)))
    if (found) return found
  }
  throw new Error(`waited ${LONGEST_MS / 1000} s for ${what}`)
}
