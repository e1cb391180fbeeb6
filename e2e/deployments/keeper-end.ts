/** Jest's global teardown. */
export { endKept as default } from './keeper.ts'
