import { expect, test } from '@jest/globals'
import { Worker } from 'node:worker_threads'
import { addHint, createHintTable, languagesIn, listsOf, type HintTable } from './hint-table.ts'
import { askedHintsOf, hintsOf, languageHints } from './language-hints.ts'

test('a word tells of the languages whose lists have it, and of fewer the more', () => {
  expect(hintsOf('fahrrad')).toEqual([['de', 0.5]])
  expect(hintsOf('kastration').map(([language]) => language)).toContain('de')
  expect(hintsOf('sauna')).toEqual([])
  expect(askedHintsOf('kostet')).toEqual([['de', 0.8]])
})

test('a table holds each word with its languages, in the lists that it stands in', () => {
  const table = createHintTable()
  addHint(table, 'montage', 'de', false)
  addHint(table, 'montage', 'fr', false)
  addHint(table, 'open', 'nl', true)
  const { everyday, asked } = listsOf(table, 'montage')
  expect([languagesIn(everyday), languagesIn(asked)]).toEqual([['de', 'fr'], []])
  expect(languagesIn(listsOf(table, 'open').asked)).toEqual(['nl'])
  expect(listsOf(table, 'montag')).toEqual({ everyday: 0, asked: 0 })
})

test('a language whose words nobody gave a place is an error, not a guess', () => {
  expect(() => addHint(createHintTable(), 'rower', 'pl', false)).toThrow('"pl" has lists of words')
})

test('a word of another script that has the hash of a listed one is not taken for it', () => {
  const table = createHintTable()
  addHint(table, 'ok', 'en', false)
  expect(listsOf(table, '歯')).toEqual({ everyday: 0, asked: 0 })
  addHint(table, '歯', 'de', false)
  expect(languagesIn(listsOf(table, 'ok').everyday)).toEqual(['en'])
})

test('a thread that is given what the lists say goes by it, and reads none', async () => {
  const few = createHintTable()
  addHint(few, 'wort', 'fr', false)
  expect(await inThread(few)).toEqual([[['fr', 0.5]], []])
  expect(await inThread(languageHints())).toEqual([hintsOf('wort'), hintsOf('fahrrad')])
})

/** What a thread says of two words that was given a table. */
async function inThread(table: HintTable): Promise<unknown> {
  const code = `
    import { parentPort, workerData } from 'node:worker_threads'
    import { hintsOf, useLanguageHints } from ${JSON.stringify(new URL('./language-hints.ts', import.meta.url).href.replace(/\?.*/, ''))}
    useLanguageHints(workerData)
    parentPort.postMessage(['wort', 'fahrrad'].map(hintsOf))`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData: table })
  const said = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await worker.terminate()
  return said
}
