const PLACEHOLDER =
  /^<.*>$|\b(your|my)[-_ ]|change[-_ ]?me|placeholder|replace|^x{3,}|^\.{3}$|^(todo|none|null|undefined)$/i

/** True for what stands in copied examples instead of a value: "your-client-id", "changeme", "<id>", "xxx". */
export function isPlaceholder(value: string | undefined): boolean {
  return value !== undefined && PLACEHOLDER.test(value)
}
