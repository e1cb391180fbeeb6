import type { Attributes } from './tags.ts'
import { createPanelWatch } from './panels.ts'
import { surveyOf } from './survey.ts'
import { isHidden } from './unseen.ts'

/** What is used of a tree, as `linkedom` makes it. */
interface TreeNode {
  nodeType: number
  textContent: string | null
}
interface TreeElement extends TreeNode {
  localName: string
  attributes: Iterable<{ name: string; value: string }>
  childNodes: Iterable<TreeNode>
  parentElement: TreeElement | null
  removeAttribute(name: string): void
  append(...nodes: TreeNode[]): void
  replaceWith(node: TreeNode): void
}
interface Tree {
  documentElement: TreeElement
  createElement(tag: string): TreeElement
}

/**
 * Opens in the tree of a page what its reader would open (the answers of an accordion, the parts behind tabs), and makes text
 * of the buttons that ask for it: the search for the main text drops buttons, and what is hidden.
 */
export function openPanels(document: Tree, html: string): void {
  const watch = createPanelWatch(surveyOf(html).panels)
  const buttons: [button: TreeElement, tag: string][] = []
  const opened: TreeElement[] = []
  const look = (element: TreeElement, depth: number) => {
    const name = element.localName
    const attributes: Attributes = Object.fromEntries(
      Array.from(element.attributes, ({ name: key, value }) => [key.toLowerCase(), value]),
    )
    const unseen = watch.open(name, attributes, depth)
    if (!unseen) {
      if (name === 'button') buttons.push([element, watch.inHeading() ? 'span' : 'p'])
      else if (isHidden(attributes)) opened.push(element)
      for (const child of element.childNodes) {
        if (child.nodeType === 3) watch.text(child.textContent ?? '')
        else if (child.nodeType === 1) look(child as TreeElement, depth + 1)
      }
    }
    watch.close(unseen ? '' : name, depth)
  }
  look(document.documentElement, 1)
  for (const element of opened) withoutAttributes(element, 'hidden', 'aria-hidden', 'style', 'class')
  for (const [button, tag] of buttons) {
    const text = document.createElement(tag)
    const heading = button.parentElement
    // A class as "accordion-header" is taken for the bar of a site.
    if (heading && tag === 'span') withoutAttributes(heading, 'class', 'id')
    text.append(...button.childNodes)
    button.replaceWith(text)
  }
}

function withoutAttributes(element: TreeElement, ...names: string[]): void {
  for (const name of names) element.removeAttribute(name)
}
