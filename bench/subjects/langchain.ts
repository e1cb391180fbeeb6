import { peer } from './peer.ts'
import type { Subject } from './subject.ts'

/** LangChain.js with express and a store in memory: what a developer would write instead. */
export const langchain = (modelUrl: string, port: number): Subject =>
  peer({ name: 'LangChain.js', script: 'server.mjs', port, env: { OPENAI_BASE_URL: modelUrl } })
