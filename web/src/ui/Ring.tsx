/** Something is being worked on. The words beside it say what. */
export function Ring() {
  return <i className="ring" aria-hidden="true" />
}
