// Asks the service beside it how it is, for checks of containers: `node runtime/service/probe.mjs readyz`. Plain
// JavaScript on node:http, because it is started every few seconds.
import { get } from 'node:http'

const port = process.env.ADMIN_PORT || 9464
const request = get({ host: '127.0.0.1', port, path: `/${process.argv[2] ?? 'healthz'}`, timeout: 4_000 }, (answer) => {
  answer.pipe(process.stdout)
  answer.on('end', () => process.exit(answer.statusCode === 200 ? 0 : 1))
})
request.on('timeout', () => request.destroy(new Error('no answer within 4 s')))
request.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
