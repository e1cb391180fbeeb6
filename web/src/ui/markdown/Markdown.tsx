import type { Nodes, Table } from 'mdast'
import { Fragment, memo, type ReactNode } from 'react'
import { safeHref } from './links.ts'
import { parseAnswer } from './tree.ts'
import './markdown.css'

interface Props {
  text: string
  sources: number
  renderCitation: (number: number) => ReactNode
}

/** Markdown as React elements. No HTML string is ever made, so nothing in an answer can run or load anything. */
export const Markdown = memo(function Markdown({ text, sources, renderCitation }: Props) {
  return <>{draw(parseAnswer(text, sources), renderCitation)}</>
})

type DrawCitation = Props['renderCitation']

function draw(node: Nodes, cite: DrawCitation): ReactNode {
  const inside = () => ('children' in node ? all(node.children, cite) : null)
  switch (node.type) {
    case 'root':
      return inside()
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return <p className="md-heading">{inside()}</p>
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>
    case 'listItem':
      // A list of single lines has no paragraphs of its own.
      return (
        <li>
          {node.children.map((child, index) =>
            child.type === 'paragraph' && !node.spread ? (
              <Fragment key={index}>{all(child.children, cite)}</Fragment>
            ) : (
              <Fragment key={index}>{draw(child, cite)}</Fragment>
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
      return drawTable(node, cite)
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
      return drawLink(node.url, inside())
    case 'image':
      // A picture from another host would tell that host who reads; its description has to do.
      return node.alt ?? ''
    case 'citation':
      return cite(node.number)
    case 'text':
    case 'html':
      return node.value
    default:
      return inside()
  }
}

function all(nodes: readonly Nodes[], cite: DrawCitation): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{draw(node, cite)}</Fragment>)
}

function drawLink(url: string, words: ReactNode): ReactNode {
  const href = safeHref(url)
  if (href === undefined) return words
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  )
}

function drawTable({ children: [head, ...rows] }: Table, cite: DrawCitation): ReactNode {
  return (
    <div className="md-table">
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} scope="col">
                {all(cell.children, cite)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.children.map((cell, column) => (
                <td key={column}>{all(cell.children, cite)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
