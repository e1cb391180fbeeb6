import { startModelServer } from './server.ts'

// A model endpoint in a process of its own, for benchmarks and for trying Docent without an account anywhere.
const number = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined)
const { url } = await startModelServer({
  port: number('PORT'),
  dimensions: number('DIMENSIONS'),
  latencyMs: number('LATENCY_MS'),
  pieceMs: number('PIECE_MS'),
})
process.stdout.write(`${url}\n`)
