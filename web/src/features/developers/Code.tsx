/** Code with what it is; lines that are wider than the page go on in the next. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="code">
      <figcaption>{label}</figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
