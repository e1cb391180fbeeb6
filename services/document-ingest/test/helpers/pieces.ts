const CHARACTERS = 50_000

/** A piece again and again, in a text of so many times as many characters. */
export const repeated =
  (piece: string, characters = CHARACTERS) =>
  (times: number) =>
    piece.repeat(Math.ceil((times * characters) / piece.length))

/** What any text may be made of. */
const anything = [
  'a',
  'A. ',
  'a, ',
  'Dr. ',
  '... ',
  '。',
  '👩‍👧',
  '\t',
  ' ',
  '\n',
  '\r\n',
  '\f',
  '&amp;',
  '<',
  '"',
  'a@b.c\n',
  '+49 555 123\n',
]
/** What plain text may be made of. */
export const texts = [
  ...anything,
  '- a\n',
  '1. a\n',
  '? ',
  'a  b  c\n',
  'a\tb\n',
  'Monday  1\n',
  'A B\n===\n',
  'ABCD\n\n',
  'Abc: d\n',
]
/** What Markdown may be made of. */
export const markdown = [
  ...anything,
  ...[
    '*',
    '*a ',
    '_a ',
    '~~a ',
    '`a ',
    '![a',
    '[a](',
    '<!-- ',
    '**a',
    '_',
    '[',
    '![',
    '](',
    '[a](b) ',
    '`',
    '``` \n',
    '~~~\n',
    '> ',
    '| a ',
    '|---',
    '|a\n|-\n',
    '---\n',
    '    a\n',
  ],
  ...[
    '<!--\n',
    '<!-- a -->\n',
    '<script>\n',
    '<style>a</style>\n',
    '---\na: b\n',
    '\\',
    '[a]: b\n',
    'a  \n',
    '# a\n',
    '###### a\n\nb\n\n',
  ],
]
/** Single lines of Markdown: what they begin with, what is repeated, what they end with. */
export const markdownLines: [before: string, piece: string, after: string][] = [
  ['# a', ' ', 'b'],
  ['# a', ' #', 'b'],
  ['# ', '#', 'b'],
  ['a|b\n-', ' ', 'x'],
  ['a|b\n|', '-', 'x'],
  ['a|b\n', '-|', 'x'],
  ['a|b\n|', '- | ', 'x'],
  ['```', ' ', '`'],
  ['', '~', '`'],
  ['', '* ', 'x'],
  ['- ', ' ', 'x'],
  ['> ', ' ', '> x'],
  ['a\n-', '-', ' x'],
  ['[a]: ', ' ', 'b'],
  ['**', ' ', 'x**'],
  ['![a](b', ' ', '"'],
]

/** Tags that HTML may be made of. */
export const tags = [
  ...[
    '<div>',
    '<p>',
    '<ul><li>',
    '<ol><li>a',
    '<svg><math>',
    '<b>',
    '<b> </b>',
    '<br> ',
    '</div>',
    '</p>',
    '<p></b>',
    '<nav>',
    '<dl><dt>a<dd>b',
  ],
  ...[
    '<table><tr><td>',
    '<table><tr><td>a',
    '<table><h1>a',
    '<table><caption>',
    '<td>a',
    '<tr><td>a<td>b',
    '<td colspan=999 rowspan=999>a',
  ],
  ...[
    '<a href="#">a</a> ',
    '<a>a</a><br>',
    '<h1>a</h1><ul><li><a>b</a></ul>',
    '<main>',
    '<footer>',
    '<aside><header>',
    '<select><option>',
    '<div hidden>',
    '<h2>a</h2><div hidden>b</div>',
    '<button aria-controls=a>b<p id=a hidden>',
    '<div id=cookies>a',
    `<p>${'a | '.repeat(30)}9.`,
    '<p>cookies usa ',
  ],
  ...[
    '<!--',
    '<!-- -->',
    '<script>',
    '<style>',
    '<title>',
    '<textarea>',
    '<pre>a\n',
    '<a b="',
    "<a b='c",
    '<a b c ',
    '<meta name=date content="2026-01-01">',
  ],
]

/** What HTML may be made of. */
export const html = [...anything, ...tags, '<p>* a</p>']
