/** The encoding that an HTML file says it has; `undefined` when it says nothing. */
export function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4_096)).toString('latin1')
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  )
}
