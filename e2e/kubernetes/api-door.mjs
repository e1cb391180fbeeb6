// Pods reach the API server by the address it gives out, even where it listens on this machine's loopback only:
// node api-door.mjs ADDRESS PORT
import { createConnection, createServer } from 'node:net'

const [address, port] = process.argv.slice(2)
const door = createServer((near) => {
  const far = createConnection({ host: '127.0.0.1', port: Number(port) })
  near.pipe(far).pipe(near)
  for (const [one, other] of [
    [near, far],
    [far, near],
  ])
    one.on('error', () => other.destroy()).on('close', () => other.destroy())
})
door.on('error', (error) => {
  // Then it listens there by itself.
  process.exit(error.code === 'EADDRINUSE' ? 0 : 1)
})
door.listen(Number(port), address)
