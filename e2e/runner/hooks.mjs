import { registerHooks } from 'node:module'

/** `@jest/globals` refuses to be loaded by anybody but Jest's own loader; ours hands out the same. */
const globals = new URL('./globals.mjs', import.meta.url).href
const SUITE = /\?[0-9a-f]{8}$/
/** What helps tests has hooks and state of its own: each suite loads its own copy, as of its own file. */
const helps = /\/(test|testing|contract|e2e|bench)\/[^?]*\.(ts|mjs)$|\.test\.ts$/

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, format: 'module', shortCircuit: true }
    const found = next(specifier, context)
    const [suite] = SUITE.exec(context.parentURL ?? '') ?? []
    const isCopied = suite && helps.test(found.url) && !found.url.includes('/node_modules/')
    return isCopied ? { ...found, url: found.url + suite } : found
  },
})
