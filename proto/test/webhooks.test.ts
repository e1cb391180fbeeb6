import { expect, test } from '@jest/globals'
import { webhookCatalog, webhookTypes, type WebhookDefinition } from '../src/webhooks/index.ts'

test.each(webhookTypes)('%s has a sample that fits its schema whole, and names no field without words', (type) => {
  const { schema, sample }: WebhookDefinition = webhookCatalog[type]
  expect(schema.strict().parse(sample)).toEqual(sample)
  expect(Object.keys(sample).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
})
