import { Fragment, memo, type ReactNode } from 'react'
import { parseBlocks, type Block } from './blocks.ts'
import { cellStyle } from './cell.ts'
import { parseInline, type Inline } from './inline.ts'

export { Actions } from '../parts/Actions.tsx'
export { named } from '../talk/readable.ts'
export { refusalOf } from '../talk/sentence.ts'
export { notGuessed } from '../../words/not-guessed.ts'

interface Props {
  text: string
  /** How many sources there are to cite. */
  sources: number
  cite(number: number): ReactNode
  newWindow: string
}

/** Markdown as elements. No HTML text is ever made, so nothing in an answer can run or load anything. */
export const Markdown = memo(function Markdown({ text, sources, cite, newWindow }: Props) {
  const inline = (words: string) => each(parseInline(words, sources), drawInline)
  return <>{each(parseBlocks(text), drawBlock)}</>

  function drawBlock(block: Block): ReactNode {
    switch (block.type) {
      case 'paragraph':
        return <p>{inline(block.text)}</p>
      case 'heading':
        return (
          <p>
            <strong>{inline(block.text)}</strong>
          </p>
        )
      case 'code':
        return (
          <pre tabIndex={0}>
            <code>{block.text}</code>
          </pre>
        )
      case 'list': {
        const items = each(block.items, (item) => <li>{drawItem(item)}</li>)
        return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
      }
      case 'quote':
        return <blockquote>{each(block.children, drawBlock)}</blockquote>
      case 'table':
        return drawTable(block.head, block.rows)
      case 'rule':
        return <hr />
    }
  }

  /** A list of single lines has no paragraphs of its own. */
  function drawItem(blocks: Block[]): ReactNode {
    return each(blocks, (block, index) =>
      index === 0 && block.type === 'paragraph' ? inline(block.text) : drawBlock(block),
    )
  }

  function drawTable(head: string[], rows: string[][]): ReactNode {
    return (
      <div className="table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {each(head, (cell) => (
                <th scope="col">{inline(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each(rows, (row) => (
              <tr>
                {each(row, (cell) => (
                  <td style={cellStyle(cell)}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }

  function drawInline(part: Inline): ReactNode {
    if (typeof part === 'string') return part
    switch (part.type) {
      case 'code':
        return <code>{part.text}</code>
      case 'cite':
        return cite(part.number)
      case 'break':
        return <br />
      case 'link':
        return (
          <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {each(part.children, drawInline)}
            <span className="unseen"> ({newWindow})</span>
          </a>
        )
      default: {
        const Tag = part.type
        return <Tag>{each(part.children, drawInline)}</Tag>
      }
    }
  }
})

function each<T>(list: readonly T[], draw: (one: T, index: number) => ReactNode): ReactNode {
  return list.map((one, index) => <Fragment key={index}>{draw(one, index)}</Fragment>)
}
