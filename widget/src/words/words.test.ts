import { describe, expect, jest, test } from '@jest/globals'
import { words as english } from './en.ts'
import { readFileSync } from 'node:fs'
import type { Turn } from '../frame/talk/talk.ts'
import { directionOf, languageOf, languages } from './language.ts'
import { refusalOf } from '../frame/talk/sentence.ts'
import { dataWords } from './data.ts'
import { dialogWords } from './dialog.ts'
import { messageWords } from './message.ts'
import { passageWords } from './passage.ts'
import { personWords } from './person.ts'
import { refusals, refused } from './refusals.ts'
import { fill, type Words } from './words.ts'

/** What the chat can refuse a visitor with, as its reference says, and what every service can. */
const reference = readFileSync(new URL('../../../docs/reference/failures.md', import.meta.url), 'utf8')
const ofChat = reference.split(/^## /m).find((part) => part.startsWith('Service: chat')) ?? ''
/** Said by the card, handled without words, not answered to a question, or to owners only. */
const elsewhere = [
  'widget_not_found',
  'origin_not_allowed',
  'session_not_yours',
  'answer_not_found',
  'model_not_usable',
  'token_limit_reached',
  'too_many_searches',
  'not_a_range',
  'too_many_blocked_ranges',
  // By the page of conversations, which owners read.
  'message_not_found',
  'message_answered_enough',
  'too_many_message_answers',
  'conversation_not_found',
  // By what is loaded once a person is asked for, and by the page of conversations.
  'person_speaks',
  'nobody_listens',
  'talk_taken',
  'handover_not_offered',
  'handover_closed',
  'handover_not_in_plan',
  'too_many_streams',
  // By the form in which a message is left.
  'messages_not_taken',
  'too_many_messages',
  // By the panel that shows what is kept, and by the page of conversations.
  'too_many_data_calls',
  'visitor_not_found',
  // By the page of golden questions, which owners read.
  'golden_used_up',
  'golden_limit_reached',
  'golden_not_found',
  'golden_widget_unknown',
  // By the page Operation, which operators read.
  'no_endpoint_connected',
  'models_not_chosen_here',
  'model_set_by_environment',
  'key_not_taken',
  'key_needed_again',
  'embedding_model_changes',
  'models_do_not_answer',
  'models_changed_meanwhile',
]
const visitorCodes = [
  ...[...ofChat.matchAll(/^\| `(\w+)`/gm)].map(([, code = '']) => code).filter((code) => !elsewhere.includes(code)),
  'too_many_requests',
  'unavailable',
  'internal',
]
const turn: Turn = {
  id: 't',
  question: 'Q',
  text: '',
  state: 'failed',
  sources: [],
  answered: true,
  support: undefined,
  isMessage: false,
  messageId: undefined,
  error: 'What the server says.',
  code: '',
  wait: 0,
  vote: undefined,
  isEarlier: false,
  by: undefined,
}

const said = (wait: number, words: Words) => refusalOf({ ...turn, code: 'daily_limit_reached', wait }, words)
const keys = Object.keys(english).toSorted()
/** In English the server's own sentence says it. */
const saidByTheServer: string[] = ['limitReached', 'tooFast', 'unavailable', 'notTaken', 'notHere', 'away']
const placesIn: Record<string, string[]> = { limitReached: ['{when}'], tooFast: ['{when}'] }
const placesOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

describe("the bubble's own words", () => {
  test.each(languages)('%s has every one of them, with the same places', async (language) => {
    const { words } = (await import(`./${language}.ts`)) as { words: Words }
    expect(Object.keys(words).toSorted()).toEqual(keys)
    for (const key of keys as (keyof Words)[]) {
      if (language === 'en' && saidByTheServer.includes(key)) continue
      expect([key, words[key].trim() !== '']).toEqual([key, true])
      expect([key, placesOf(words[key])]).toEqual([key, placesIn[key] ?? placesOf(english[key])])
    }
  })

  test.each(languages)('%s has all that the form for a message says', (language) => {
    const own = messageWords[language]
    expect(Object.keys(own)).toEqual(Object.keys(messageWords.en))
    for (const [key, sentence] of Object.entries(own)) {
      expect([key, sentence.trim() !== '']).toEqual([key, true])
      expect([key, placesOf(sentence)]).toEqual([key, key === 'tooMany' ? ['{when}'] : []])
    }
  })

  test.each(languages)('%s has all that is said of what is kept', (language) => {
    const own = dataWords[language]
    expect(Object.keys(own)).toEqual(Object.keys(dataWords.en))
    for (const [key, sentence] of Object.entries(own)) {
      expect([key, sentence.trim() !== '']).toEqual([key, true])
      expect([key, placesOf(sentence)]).toEqual([key, placesOf(dataWords.en[key as keyof typeof own])])
    }
  })

  test.each([
    ['around a passage', passageWords],
    ['before a conversation is left behind', dialogWords],
    ['around a talk with a person', personWords],
  ] as const)('every language has all that is said %s', (_, all) => {
    for (const language of languages) {
      const own: Readonly<Record<string, string>> = { ...all[language] }
      const english: Readonly<Record<string, string>> = { ...all.en }
      expect(Object.keys(own)).toEqual(Object.keys(english))
      for (const [key, sentence] of Object.entries(own)) {
        expect([language, key, sentence.trim() !== '']).toEqual([language, key, true])
        expect([language, key, placesOf(sentence)]).toEqual([language, key, placesOf(english[key] ?? '')])
      }
    }
  })

  test.each(languages)('%s says when it does not open', (language) => {
    const [close, ...sentences] = refusals[language]
    expect(close.trim()).not.toBe('')
    for (const sentence of sentences) expect([language, sentence !== '']).toEqual([language, language !== 'en'])
  })

  test.each(['en', 'de'])('tells visitors that it does not open, and owners why, in %s', (language) => {
    Object.assign(globalThis, { origin: 'https://shop.example' })
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const why = { code: 'origin_not_allowed', error: 'This assistant is not available on this website.' }
    const [, sentence, css] = refused(language, why, { word: 'Docent', widgetId: 'w-1', color: '#3b82f6' })
    expect(css['--on']).toBe('#ffffff')
    expect(sentence).toBe(language === 'en' ? why.error : refusals.de[1])
    expect(warned.mock.calls).toEqual([
      [expect.stringMatching(/^Docent: https:\/\/shop\.example is not among the allowed domains of the widget w-1\./)],
    ])
    warned.mockRestore()
    Reflect.deleteProperty(globalThis, 'origin')
  })

  test.each(languages)('every refusal that a visitor can meet is said in %s', async (language) => {
    const { words } = (await import(`./${language}.ts`)) as { words: Words }
    const unsaid = visitorCodes.filter((code) => {
      const sentence = refusalOf({ ...turn, code, wait: 7 * 3_600 }, words)
      return sentence === turn.error ? language !== 'en' : language === 'en'
    })
    expect(visitorCodes).toEqual(expect.arrayContaining(['message_limit_reached', 'model_refused']))
    expect(unsaid).toEqual([])
  })

  test('a refusal says when it is over, in the order of the language', async () => {
    const { words: german } = (await import('./de.ts')) as { words: Words }
    const { words: japanese } = (await import('./ja.ts')) as { words: Words }
    expect(said(6.5 * 3_600, german)).toContain('antwortet in 7 Stunden wieder')
    expect(said(3 * 86_400, german)).toContain('in 3 Tagen')
    expect(said(30, german)).toContain('in 30 Sekunden')
    expect(said(0, german)).toContain('in 1 Minute')
    expect(said(7_200, japanese)).toContain('2 時間後にまた')
  })

  test('what nobody has words for is said as the server says it; nothing is said twice', () => {
    expect(refusalOf({ ...turn, code: 'new_one' }, english)).toBe(turn.error)
    expect(refusalOf({ ...turn, code: 'network', error: '' }, english)).toBe(`${english.failed} ${english.kept}`)
    expect(refusalOf({ ...turn, code: 'network', error: '', text: 'Half' }, english)).toMatch(
      /^Sorry, there was an error/,
    )
  })

  test.each([
    ['de-AT', 'de'],
    ['pt_BR', 'pt'],
    ['AR', 'ar'],
    ['', 'en'],
    ['xx', 'en'],
    ['description', 'en'],
  ])('a page in %j is spoken to in %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })

  test('only Arabic runs from right to left', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
  })

  test('places are filled in, unknown ones stay', () => {
    expect(fill('{number} of {count}, {x}', { number: 1, count: 2 })).toBe('1 of 2, {x}')
  })
})
