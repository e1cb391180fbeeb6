// Makes the Secrets of an installation that has none yet, and adds to them what a later release asks for. What is there
// stays as it is: every session hangs on it.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'

const { NAMESPACE, KEYS_SECRET, KEYS = '', ACCOUNTS_SECRET, ACCOUNTS = '' } = process.env
const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port } = process.env
const mounted = (name) => readFileSync(`/var/run/secrets/kubernetes.io/serviceaccount/${name}`, 'utf8')

if (KEYS_SECRET) await complete(KEYS_SECRET, KEYS.split(','), madeAsForCompose)
if (ACCOUNTS_SECRET) {
  const random = (names) => Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('base64url')]))
  await complete(ACCOUNTS_SECRET, ACCOUNTS.split(','), random)
}

async function complete(name, wanted, make) {
  const found = await call('GET', name)
  const missing = wanted.filter((key) => !found?.data?.[key])
  if (missing.length === 0) return console.log(`${name} is there, and stays as it is`)
  // A signing key and what verifies it belong together.
  const apart = ['AUTH_PRIVATE_KEY', 'AUTH_PUBLIC_KEYS'].filter((key) => missing.includes(key))
  if (apart.length === 1) throw new Error(`${name} has no ${apart[0]}, and a new one would not fit the other half`)
  const stringData = make(missing)
  if (found) await call('PATCH', name, { stringData })
  else {
    const metadata = { name, labels: { 'app.kubernetes.io/name': 'docent', 'app.kubernetes.io/part-of': 'docent' } }
    await call('POST', '', { apiVersion: 'v1', kind: 'Secret', type: 'Opaque', metadata, stringData })
  }
  console.log(`${name} got ${missing.join(', ')}`)
}

function madeAsForCompose(names) {
  const lines = execFileSync(process.execPath, ['/docent/runtime/toolchain/new-env.mjs'], { encoding: 'utf8' })
  const all = Object.fromEntries([...lines.matchAll(/^(\w+)='(.*)'$/gm)].map(([, key, value]) => [key, value]))
  return Object.fromEntries(names.map((name) => [name, all[name] ?? fail(`nothing makes ${name}`)]))
}

function fail(why) {
  throw new Error(why)
}

function call(method, name, body) {
  const path = `/api/v1/namespaces/${NAMESPACE}/secrets${name && `/${name}`}`
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json'
  const headers = { authorization: `Bearer ${mounted('token')}`, 'content-type': type }
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, ca: mounted('ca.crt') }, async (answer) => {
      let text = ''
      for await (const piece of answer) text += piece
      if (answer.statusCode === 404 && method === 'GET') resolve(undefined)
      else if (answer.statusCode < 300) resolve(JSON.parse(text))
      else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
