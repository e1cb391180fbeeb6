import { fileKinds, KINDS } from '../../ui/format/file-kinds.ts'

/** What the landing page says. Every claim here is one that the product keeps; tests count the ones that can be counted. */
export const texts = {
  hero: {
    title: 'Answers from your documents, with the page to prove it',
    lead: 'Docent turns what your business has written down into a chat assistant for your website. It answers at any hour, shows the passage it relied on, and says so when your documents hold no answer.',
    start: 'Start Building for Free',
    demo: 'Watch Demo',
    /** What the demonstration is seen to answer. */
    demoAsks: 'Which file types can I upload?',
    fine: 'No code. Open source.',
    ask: 'Or ask Docent about Docent',
    askRest: ': its own bubble answers from its guides, without an account.',
  },
  plate: {
    label:
      'A website with a chat bubble. A visitor asks whether a bowl ordered last week can be sent back. The answer says yes, within 30 days of delivery, and its first number leads to the passage that says so, on page 1 of the returns policy.',
    site: 'larkfieldpottery.example',
    siteTitle: 'Thrown by hand, glazed with ash',
    siteText: 'Mugs, bowls and plates from our workshop. Evening courses from January.',
    bubbleName: 'Larkfield Pottery',
    bubbleLine: 'Answers from our documents',
    question: 'Can I send back a bowl I ordered last week?',
    answer: [
      'Yes. Unused pieces can come back within 30 days of delivery.',
      'Write to us first and we send you a label.',
    ],
    source: 'Returns and refunds 2025',
    pages: ['page 1', 'page 2'],
    ask: 'Ask a question',
    powered: 'Powered by',
    passageTitle: '1. Changing your mind',
    passage: 'You may return unused pieces within 30 days of delivery, without giving a reason.',
    passageRest: 'Sale pieces are included. Please',
    caption: 'A question at 21:47',
    captionText:
      'Website, chat bubble and one passage from a six-page PDF. Larkfield Pottery is an example made up for this page.',
  },
  facts: {
    label: 'In short',
    code: ['1 line of code', 'is all your website needs: under 3 kB until somebody asks.'],
    sources: [`${KINDS.length} kinds of file`, `${fileKinds('and')}. Pasted text and web pages, too.`],
    languages: ['10 languages', 'for the bubble’s own words, from English to Japanese.'],
    messages: ['free messages', 'every month, on the free plan.'],
  },
  how: {
    title: 'How It Works',
    lead: 'From a folder of files to a helpful bubble in three steps.',
    steps: [
      {
        title: 'Upload your documents',
        text: 'Price lists, terms, manuals. Docent reads them and shows you the passages that it will quote.',
      },
      {
        title: 'Customize your bot',
        text: 'Give it a task, a tone, an avatar and your colors. A live preview shows what visitors will see.',
      },
      {
        title: 'Embed and chat',
        text: 'Paste one line into your website. The bubble appears on the domains that you allow.',
      },
    ],
    files: [
      { kind: 'PDF', name: 'Returns and refunds', status: 'Ready' },
      { kind: 'MD', name: 'Glaze care', status: 'Ready' },
      { kind: 'TXT', name: 'Opening hours', status: 'Processing' },
    ],
    form: [
      ['Speaking style', 'Friendly, in short sentences'],
      ['First sentence', 'Hello! Ask me about our pots.'],
    ],
    color: 'Color',
    greeting: 'Ask me about our pots',
  },
  features: {
    title: 'Made to be believed',
    lead: 'A wrong answer costs more than no answer. So Docent shows its work.',
    list: [
      ['Opens at the passage', 'Every number in an answer opens the exact words it came from, on their page.'],
      ['Admits a gap', 'When your documents hold no answer it says so, and does not make one up.'],
      [
        'Looks like you',
        'Colors, avatar, corner, size and first sentence are yours. The text stays readable on any color.',
      ],
      [
        'Speaks your way',
        'With a language model connected, you say in plain words what its task is and how it should sound. Without one it quotes your sentences.',
      ],
      ['Stays where you put it', 'List your domains, and the server refuses everyone else’s.'],
      ['Never closes', 'It answers on Sunday night as on Monday morning, on a phone as on a desk.'],
      ['Reads both ways', 'Left to right and right to left, with keyboard and screen reader, light and dark.'],
      ['Yours to run', 'Open source. Start it on your own machine, or let someone run it for you.'],
    ],
  },
  cases: {
    title: 'Four places it helps',
    lead: 'The same document that sits in a drawer can answer at the counter.',
    note: 'The questions, answers and documents are examples.',
    list: [
      {
        title: 'Customer support',
        question: 'My parcel says delivered, but it is not here.',
        answer:
          'Please look with your neighbors and wait one working day. After that, write to us with the parcel number and we start a search.',
        source: 'Shipping and delivery times',
        where: ['web page', 'Lost parcels'],
      },
      {
        title: 'Product documentation',
        question: 'Can the ash-glazed plates go into the microwave?',
        answer: 'Yes, up to 600 watts. Plates with a gold rim must stay out of it.',
        source: 'Glaze care and food safety.docx',
        where: ['passage 14', 'In the kitchen'],
      },
      {
        title: 'Training materials',
        question: 'What do I do when someone cuts a finger in class?',
        answer:
          'Stop the wheel, press a sterile pad on the cut and call the course leader. The first-aid box hangs beside the kiln room door.',
        source: 'Workshop handbook for tutors.docx',
        where: ['passage 31', 'Safety'],
      },
      {
        title: 'Company knowledge',
        language: 'de',
        question: 'Wie viele Urlaubstage habe ich in der Probezeit?',
        answer: 'Zwei Tage für jeden vollen Monat. Sie können sie schon in der Probezeit nehmen.',
        source: 'Urlaubs- und Arbeitszeitregelung.pdf',
        where: ['Seite 3', '§ 2 Probezeit'],
      },
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'The same honest answers on every plan. Change at any time.',
    month: 'a month',
    choose: 'Choose',
    chooseFree: 'Start for Free',
    current: 'Your plan',
    seeUsage: 'See Plan & Usage',
    rows: {
      messages: 'Messages a month',
      widgets: 'Widgets',
      documents: 'Documents',
      file: 'Largest file',
      characters: 'Characters in all',
    },
  },
  faq: {
    title: 'Questions people ask first',
    missing: 'Missing yours?',
    write: 'Write to us',
    list: [
      {
        id: 'faq-gap',
        question: 'What does it say when the answer is not in my documents?',
        answer:
          '“I could not find that in the documents.” It does not fill the gap with a guess, and it shows no source, because there is none.',
      },
      {
        id: 'faq-code',
        question: 'Do I need to know how to code?',
        answer:
          'No. You upload files, fill in one form and paste one line into your website. If someone else looks after the site, send them that line.',
      },
      {
        id: 'faq-documents',
        question: 'Which documents can I use?',
        answer: `${fileKinds('and')} files, pasted text, and web pages. A scanned PDF needs text recognition first; Docent tells you when a file holds no text.`,
      },
      {
        id: 'faq-domains',
        question: 'Where can the bubble appear?',
        answer:
          'On the domains that you list. The server checks, not only the browser. If you leave the list empty any website may show your bubble, and the form warns you about that.',
      },
      {
        id: 'faq-limits',
        question: 'What happens when I reach a limit?',
        answer:
          'You get a mail at 80 % of the month’s messages and at 100 %. At the limit the bubble says that it is out of messages for the month. Nothing is deleted, and a larger plan works at once.',
      },
      {
        id: 'faq-own',
        question: 'Can I run it on my own server?',
        answer:
          'Yes. Docent is open source and starts as one process with nothing but Node to install. It also runs as a cluster when you outgrow one machine.',
      },
    ],
  },
  last: {
    title: 'Start with one document',
    text: 'Upload the page your customers ask about most, and ask it something yourself.',
  },
} as const
