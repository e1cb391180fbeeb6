import { figureStyle } from '@docent/widget-embed/cell'
import type { Heading, Nodes, Table } from 'mdast'
import { Fragment, type ReactNode } from 'react'

/** What is drawn otherwise in an answer than on a page of its own. */
export interface Ways {
  citation: (number: number) => ReactNode
  heading(heading: Heading, words: ReactNode): ReactNode
  link(url: string, words: ReactNode): ReactNode
}

/** A tree of markdown as React elements. */
export function drawMarkdown(node: Nodes, ways: Ways): ReactNode {
  const inside = () => ('children' in node ? all(node.children, ways) : null)
  switch (node.type) {
    case 'root':
      return inside()
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return ways.heading(node, inside())
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>
    case 'listItem':
      // A list of single lines has no paragraphs of its own.
      return (
        <li>
          {node.children.map((child, index) =>
            child.type === 'paragraph' && !node.spread ? (
              <Fragment key={index}>{all(child.children, ways)}</Fragment>
            ) : (
              <Fragment key={index}>{drawMarkdown(child, ways)}</Fragment>
            ),
          )}
        </li>
      )
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'thematicBreak':
      return <hr />
    case 'table':
      return drawTable(node, ways)
    case 'strong':
      return <strong>{inside()}</strong>
    case 'emphasis':
      return <em>{inside()}</em>
    case 'delete':
      return <del>{inside()}</del>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'link':
      return ways.link(node.url, inside())
    case 'image':
      // A picture from another host would tell that host who reads; its description has to do.
      return node.alt ?? ''
    case 'citation':
      return ways.citation(node.number)
    case 'text':
    case 'html':
      return node.value
    default:
      return inside()
  }
}

function all(nodes: readonly Nodes[], ways: Ways): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{drawMarkdown(node, ways)}</Fragment>)
}

/** The words of a node, without its citations. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function drawTable({ children: [head, ...rows] }: Table, ways: Ways): ReactNode {
  return (
    <div className="md-table">
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} scope="col">
                {all(cell.children, ways)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.children.map((cell, column) => (
                <td key={column} style={figureStyle(textOf(cell))}>
                  {all(cell.children, ways)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
