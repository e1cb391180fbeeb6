import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'

/** The mail that tells an owner which golden questions lost their fact. */
export function goldenBroke({ broke, more }: EventPayload<'answer.golden-broke'>, publicUrl: string): Letter {
  const count = broke.length + more
  const lines = broke.map(({ question, fact }) => {
    // What a mail program would make a link of stands on the page only.
    const [asked, wanted] = [unlinked(question), unlinked(fact)]
    return `- ${asked === '' ? 'A question with an address in it' : asked}${wanted === '' ? '' : ` (must come: ${wanted})`}`
  })
  return {
    subject:
      count === 1
        ? 'A golden question lost its answer'
        : `${count.toLocaleString('en-US')} golden questions lost their answers`,
    paragraphs: [
      'Hello,',
      count === 1
        ? 'Tonight this golden question of yours was not answered with its fact any more:'
        : 'Tonight these golden questions of yours were not answered with their facts any more:',
      [...lines, ...(more > 0 ? [`- and ${more.toLocaleString('en-US')} more`] : [])].join('\n'),
      'Perhaps a document, a widget or the language model changed. The page shows what is told now, beside what was told before.',
    ],
    link: { label: 'See before and now', url: `${publicUrl}/conversations/golden` },
    footnote:
      'You get this mail once for each question that breaks. Forget the question, and it is not asked any more.',
  }
}
