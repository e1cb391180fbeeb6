/** Adapters of engines, tried on the engines themselves: slower than anything else in `runtime`. */
const engines = 'bus,records,sqlite,store,blobs,vectors,upstreams,mail'

/**
 * The three parts of the tests, each by the files that belong to it. `unit`: what needs neither a whole service nor an engine.
 * `service`: services black box, and the contracts of the engines. `e2e`: the product as people use it, in a browser.
 */
export const parts = {
  unit: [
    '<rootDir>/{proto,docs,bench,charts,integrations}/**/*.test.ts',
    `<rootDir>/runtime/!(${engines.replaceAll(',', '|')})/**/*.test.ts`,
    '<rootDir>/services/*/src/**/*.test.ts',
    '<rootDir>/{web,widget}/src/**/*.test.{ts,tsx}',
  ],
  service: ['<rootDir>/services/*/test/**/*.test.ts', `<rootDir>/runtime/{${engines}}/**/*.test.ts`],
  e2e: ['<rootDir>/e2e/**/*.test.ts'],
}
