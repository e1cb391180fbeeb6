import type { Block } from '../../src/extraction/blocks.ts'

/** The tables among blocks, with what stands above them where something does. */
export const tablesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((one) =>
    one.kind === 'table' ? [{ ...(one.caption && { caption: one.caption }), heads: one.heads, rows: one.rows }] : [],
  )
