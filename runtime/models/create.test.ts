import { describe, expect, test } from '@jest/globals'
import { loadConfig } from '../config/index.ts'
import { createModels, modelSettings } from './index.ts'

const modelsOf = (env: Record<string, string>) => {
  const { embedder, chat } = createModels(loadConfig(modelSettings, env).config)
  return { embedding: embedder.offline ? 'offline' : embedder.model, answering: chat?.model ?? 'quotes' }
}
const key = { OPENAI_API_KEY: 'sk-test' }
const address = { OPENAI_BASE_URL: 'http://localhost:1/v1' }
const openai = { embedding: 'text-embedding-3-small', answering: 'gpt-4.1-mini' }

describe('which models an installation gets', () => {
  test.each([
    ['nothing is configured', {}, { embedding: 'offline', answering: 'quotes' }],
    ['model names alone connect nothing', { OPENAI_CHAT_MODEL: 'm' }, { embedding: 'offline', answering: 'quotes' }],
    ['a key brings both', key, openai],
    ['an address alone brings both', address, openai],
    ['a key and one name', { ...key, OPENAI_CHAT_MODEL: 'm' }, { ...openai, answering: 'm' }],
    ['an address and a chat model', { ...address, OPENAI_CHAT_MODEL: 'm' }, { embedding: 'offline', answering: 'm' }],
    [
      'an address and an embedder',
      { ...address, OPENAI_EMBEDDING_MODEL: 'e' },
      { embedding: 'e', answering: 'quotes' },
    ],
    ['no embedder wanted', { ...key, OPENAI_EMBEDDING_MODEL: 'none' }, { ...openai, embedding: 'offline' }],
    ['no chat model wanted', { ...key, OPENAI_CHAT_MODEL: 'none' }, { ...openai, answering: 'quotes' }],
    [
      'shortened vectors are a space of their own',
      { ...key, OPENAI_EMBEDDING_DIMENSIONS: '256' },
      { ...openai, embedding: 'text-embedding-3-small@256' },
    ],
  ])('%s', (_, env, expected) => {
    expect(modelsOf(env)).toEqual(expected)
  })

  test.each([
    ['nothing', {}, undefined],
    ['a key', key, { address: 'https://api.openai.com/v1', setBy: ['OPENAI_API_KEY'] }],
    [
      'an address that holds credentials',
      { OPENAI_BASE_URL: 'https://ada:secret@models.example:8443/v1?key=secret', OPENAI_CHAT_MODEL: 'm' },
      { address: 'https://models.example:8443/v1', setBy: ['OPENAI_BASE_URL', 'OPENAI_CHAT_MODEL'] },
    ],
    ['a key for neither half', { ...key, OPENAI_CHAT_MODEL: 'none', OPENAI_EMBEDDING_MODEL: 'none' }, undefined],
  ])('of %s people see where it leads and what set it, and no secret', (_, env, expected) => {
    expect(createModels(loadConfig(modelSettings, env).config).endpoint).toEqual(expected)
  })

  test('another model of the same endpoint can be asked for where one is connected', () => {
    const named = (env: Record<string, string>) =>
      createModels(loadConfig(modelSettings, env).config).chatNamed?.('other').model
    expect([named(key), named({ ...address, OPENAI_EMBEDDING_MODEL: 'e' }), named({})]).toEqual([
      'other',
      'other',
      undefined,
    ])
  })

  test("a version of Azure's API needs the address of its resource", () => {
    expect(() => modelsOf({ OPENAI_API_KEY: 'sk-test', OPENAI_API_VERSION: '2024-10-21' })).toThrow(/OPENAI_BASE_URL/)
  })

  test('a wrong address is named, the key is not', () => {
    expect(() => modelsOf({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: 'localhost' })).toThrow(/OPENAI_BASE_URL/)
    expect(() => modelsOf({ OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: 'localhost' })).not.toThrow(/sk-secret/)
  })
})
