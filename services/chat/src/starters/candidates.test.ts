import type { Passage } from '@docent/proto'
import { describe, expect, test } from '@jest/globals'
import { candidatesIn, isAlike } from './candidates.ts'

const passage = (text: string, headings: string[] = [], title = 'Guide.pdf'): Passage => ({
  documentId: 'd',
  chunkId: 'd:0',
  title,
  page: null,
  headings,
  text,
  score: 1,
})
const questionsOf = (text: string) => candidatesIn('d', [passage(text)]).questions
const topicsOf = (language: string, title: string, ...headings: string[]) =>
  candidatesIn(
    'd',
    (headings.length === 0 ? [''] : headings).map((one) => ({ ...passage('', [one], title), language })),
  ).topics

describe('what a document asks itself', () => {
  test.each([
    ['Do you deliver to Iceland?', 'Do you deliver to Iceland?'],
    ['## Do you deliver to Iceland?', 'Do you deliver to Iceland?'],
    ['**Q: Do you deliver to Iceland?**', 'Do you deliver to Iceland?'],
    ['3. Do you deliver to Iceland? Yes, in nine days.', 'Do you deliver to Iceland?'],
    ['Frage: Liefern Sie nach Island?', 'Liefern Sie nach Island?'],
    ['¿Hacen envíos a Islandia?', '¿Hacen envíos a Islandia?'],
    ['هل توصلون إلى أيسلندا؟', 'هل توصلون إلى أيسلندا؟'],
    ['アイスランドへ配送できますか？はい。', 'アイスランドへ配送できますか？'],
  ])('%j asks', (line, question) => {
    expect(questionsOf(line)).toEqual([question])
  })

  test.each([
    'Call us. Is something unclear?',
    'We deliver to Iceland.',
    'Why?',
    `${'A very long question '.repeat(8)}?`,
    'Note: is it yours?',
    '????????????',
  ])('%j does not', (line) => {
    expect(questionsOf(line)).toEqual([])
  })

  test('a question that stands in two passages is one', () => {
    expect(candidatesIn('d', [passage('Do you deliver?'), passage('Do you deliver?')]).questions).toHaveLength(1)
  })

  test.each([
    ['en', 'Opening hours', 'When are you open?'],
    ['en', '2.1. Booking and cancelling', 'How can I cancel?'],
    ['en', '§ 4 Deposit', 'How much is the deposit?'],
    ['en', 'What is included', 'What is included?'],
    ['en', 'How to clean the chain', 'How do I clean the chain?'],
    ['de', 'SPRECHZEITEN', 'Wann haben Sie Sprechstunde?'],
    ['de', 'Was ist enthalten', 'Was ist enthalten?'],
    ['fr', 'Retours et échanges', 'Puis-je échanger un article ?', 'Comment retourner un article ?'],
    ['es', 'Envíos', '¿Cuánto tarda el envío?'],
    ['it', 'Resi', 'Come posso restituire un articolo?'],
    ['nl', 'Bezorgen', 'Hoe lang duurt de bezorging?'],
    ['pt', 'Devoluções', 'Que prazo tenho para devolver um artigo?'],
    ['tr', 'İade', 'Bir ürünü nasıl iade edebilirim?'],
    ['ja', '営業時間', '営業時間は何時から何時までですか？'],
  ])('in %s what %j names is asked as customers do', (language, heading, ...questions) => {
    expect(topicsOf(language, 'Guide.pdf', heading)).toEqual(questions)
  })

  test('what the name of a document names is asked, too', () => {
    expect(topicsOf('en', 'Opening_hours.txt')).toEqual(['When are you open?'])
  })

  test('a heading that nobody would ask is no question', () => {
    const headings = ['5.2 - 3 February 2026', 'Good manners', 'Where your data is', 'How to reach the top of our hill']
    expect(topicsOf('en', 'Guide.pdf', ...headings, 'Weights and loads', '12', 'x'.repeat(61))).toEqual([])
    expect(topicsOf('de', 'Guide.pdf', 'Wann Sie uns anrufen sollten', 'Prophylaxe und Kosmetik')).toEqual([])
    expect(topicsOf('und', 'Guide.pdf', 'Opening hours')).toEqual([])
  })
})

test('questions in nearly the same words are alike', () => {
  expect(isAlike('How long is the warranty?', 'How long does the warranty last?')).toBe(true)
  expect(isAlike('Opening hours', 'Opening hours')).toBe(true)
  expect(isAlike('How long is the warranty?', 'Do you deliver to Iceland?')).toBe(false)
})
