/** Words as small labels. */
export function Words({ words, isMissing = false }: { words: readonly string[]; isMissing?: boolean }) {
  return (
    <ul className={isMissing ? 'why-words missing' : 'why-words'}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
