import { z } from 'zod'
import { ownerIdSchema } from './ids.ts'

/** What operators can choose of the models, each in place of a setting of the environment. */
export const modelChoices = ['address', 'key', 'chatModel', 'embeddingModel'] as const
export type ModelChoice = (typeof modelChoices)[number]

/** The models as an operator chose them; null is left to the environment, and to what follows from that. */
export const chosenModelsSchema = z.object({
  address: z.string().nullable(),
  key: z.string().nullable().describe('sealed: it says nothing to who has not the secret of the installation'),
  chatModel: z.string().nullable(),
  embeddingModel: z.string().nullable(),
})
export type ChosenModels = z.infer<typeof chosenModelsSchema>

/** What operators do through the dashboard. */
export const operatorActs = [
  'replayed',
  'dropped',
  'suspended',
  'unsuspended',
  'second-factor-ended',
  'models-tried',
  'models-chosen',
  'models-left',
] as const

/** An act that another service than identity carries out, on its way into the log of acts. */
export const operatedSchema = z.object({
  actId: z.string().describe('the same for how it began and how it ended'),
  by: ownerIdSchema.describe('account of the operator'),
  act: z.enum(operatorActs),
  what: z.string().max(1_000),
  outcome: z.enum(['begun', 'done', 'failed']),
})
