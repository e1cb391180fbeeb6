const { ensureWidget } = (await import(new URL('../../runtime/toolchain/index.mjs', import.meta.url).href)) as {
  ensureWidget: () => void
}

/** Builds the bubble when it is stale. */
export { ensureWidget }
