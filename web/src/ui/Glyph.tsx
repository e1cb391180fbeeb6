/** A page with its kind in letters. The kind is said in words beside it. */
export function Glyph({ kind }: { kind: string }) {
  return (
    <span className="glyph" aria-hidden="true">
      {kind}
    </span>
  )
}

export function GlyphStack() {
  return (
    <span className="glyph-stack" aria-hidden="true">
      <Glyph kind="TXT" />
      <Glyph kind="MD" />
      <Glyph kind="PDF" />
    </span>
  )
}
