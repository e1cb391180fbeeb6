import { expect, test } from '@jest/globals'
import { copiedText } from './copied.ts'

test.each([
  ['It costs €79 [1]. Sent in 2 days[2], or 3 [1, 2].', 'It costs €79. Sent in 2 days, or 3.'],
  ['| Room | 80 € [1] |', '| Room | 80 € |'],
  ['See [3] and [0], which are no sources.', 'See [3] and [0], which are no sources.'],
  ['[1](https://example.com) is a link.', '[1](https://example.com) is a link.'],
  ['Take `list[1]` [1].', 'Take `list[1]`.'],
  ['Write:\n```\nfirst = list[1]\n```\nDone [2].', 'Write:\n```\nfirst = list[1]\n```\nDone.'],
])('%j is copied without its citations, and with all else', (answer, copied) => {
  expect(copiedText(answer, 2)).toBe(copied)
})
