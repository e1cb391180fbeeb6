import { describe, expect, test } from '@jest/globals'
import { guidesOf } from './guides.ts'
import { placesOf } from './places.ts'
import { createSearch } from './search.ts'

const guides = guidesOf({
  'own/README.md': '# Begin\n\nSign up, then **upload** a file.',
  'own/documents.md': `# Documents

What can be uploaded.

## What can be read

| Kind | Up to |
|---|---|
| PDF | 10 MB |

- Web pages
- \`text/plain\`

## Delete a document

It is erased at once, with its embedding.`,
  'own/team.md':
    '# Team\n\nPeople you work with.\n\n## Invite somebody\n\nThey get a mail. Whoever you delete loses access.',
})
const places = placesOf(guides)
const search = createSearch(places)
const found = (asked: string) => search(asked).found.map(({ place }) => place.address)
const excerpt = (asked: string) =>
  (search(asked).found[0]?.excerpt ?? []).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

test('a place is a heading with all words up to the next one, those of cells and lines apart', () => {
  expect(places.map(({ address, heading, text }) => [address, heading, text])).toEqual([
    ['/help', 'Begin', 'Sign up, then upload a file.'],
    ['/help/documents', 'Documents', 'What can be uploaded.'],
    ['/help/documents#what-can-be-read', 'What can be read', 'Kind Up to PDF 10 MB Web pages text/plain'],
    ['/help/documents#delete-a-document', 'Delete a document', 'It is erased at once, with its embedding.'],
    ['/help/team', 'Team', 'People you work with.'],
    ['/help/team#invite-somebody', 'Invite somebody', 'They get a mail. Whoever you delete loses access.'],
  ])
})

describe('a search', () => {
  test('puts what is headed by a word before what mentions it', () => {
    expect(found('delete')).toEqual(['/help/documents#delete-a-document', '/help/team#invite-somebody'])
  })

  test.each([
    ['embed', '/help/documents#delete-a-document'],
    ['deleting documents', '/help/documents#delete-a-document'],
    ['How do I invite people?', '/help/team#invite-somebody'],
    ['INVITÉ', '/help/team#invite-somebody'],
    ['accessing', '/help/team#invite-somebody'],
    ['pdf', '/help/documents#what-can-be-read'],
    ['mai', '/help/team#invite-somebody'],
    ['remove a file', '/help/documents#delete-a-document'],
  ])('finds %p', (asked, address) => {
    expect(found(asked)[0]).toBe(address)
  })

  test('shows what has the most of the words, and nothing where no word stands', () => {
    expect(found('delete access')).toEqual(['/help/team#invite-somebody'])
    expect(found('upload zeppelin')).toEqual(['/help', '/help/documents'])
    expect(found('zeppelin')).toEqual([])
  })

  test('shows the twelve that fit best, and says of how many', () => {
    const many = createSearch(
      Array.from({ length: 20 }, (_, i) => ({
        address: `/${i}`,
        page: 'P',
        heading: i === 19 ? 'Cat' : 'Dog',
        text: 'cat',
      })),
    )
    const { found: shown, places: all } = many('cat')
    expect([shown.length, all, shown[0]?.place.address]).toEqual([12, 20, '/19'])
  })

  test.each(['', ' ', '?!', '<script>'])('finds nothing for %p', (asked) => {
    expect(found(asked)).toEqual([])
  })

  test('shows the place of the text where the words stand together', () => {
    const text = `Delete it. ${'Much else is said here. '.repeat(12)}To delete a visitor, ask for the code.`
    const { found: shown } = createSearch([{ address: '/', page: 'P', heading: 'P', text }])('delete visitor')
    expect((shown[0]?.excerpt ?? []).filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual([
      'delete',
      'visitor',
    ])
  })

  test('marks what was looked for in the words around it, which begin and end between words', () => {
    expect(excerpt('embedding')).toBe('It is erased at once, with its [embedding].')
    const long = createSearch([
      { address: '/', page: 'P', heading: 'P', text: `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim() },
    ])
    const [{ excerpt: pieces } = { excerpt: [] }] = long('needles').found
    const text = pieces.map((piece) => piece.text).join('')
    expect(pieces.filter(({ isHit }) => isHit)).toEqual([{ text: 'needle', isHit: true }])
    expect(text).toMatch(/^… (?:before )+needle(?: after)+ …$/)
    expect(text.length).toBeLessThan(220)
  })
})
