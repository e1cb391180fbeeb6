// An element of the page, whose types are not those of tests.
// oxlint-disable-next-line typescript/no-explicit-any
type Node = any

/** An arrow key that is held down while the page is too busy to do anything between two of its events. Runs in the page. */
export async function holdArrow(node: Node): Promise<void> {
  const { KeyboardEvent } = node.ownerDocument.defaultView
  for (let step = 0; step < 100; step += 1) {
    for (const type of ['keydown', 'keyup']) {
      node.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, cancelable: true }))
      // What is drawn at once is drawn by then.
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
    }
  }
}
