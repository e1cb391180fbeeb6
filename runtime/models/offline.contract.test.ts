import { embedderContract } from './contract.ts'
import { createLexicalEmbedder } from './offline.ts'

embedderContract('lexical', async () => createLexicalEmbedder())
