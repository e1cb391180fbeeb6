import { memo, type ReactNode } from 'react'
import { drawMarkdown, type Ways } from './draw.tsx'
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
  return <>{drawMarkdown(parseAnswer(text, sources), { ...ofAnswers, citation: renderCitation })}</>
})

const ofAnswers: Omit<Ways, 'citation'> = {
  heading: (_, words) => <p className="md-heading">{words}</p>,
  link: drawLink,
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
