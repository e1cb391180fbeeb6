/** Somebody. Only what is about a person shows one, so it is not among the icons that come with the first open. */
export function Figure() {
  return (
    <svg className="i s" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 10a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8zM3.6 17c.5-3 3-5 6.4-5s5.9 2 6.4 5" />
    </svg>
  )
}
