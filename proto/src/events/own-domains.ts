import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { event } from './definition.ts'

const proofGone = z.object({
  domainId: idSchema,
  host: z.string(),
  problem: z.string().describe('what the last look found, in plain words'),
})

/** What becomes of hosts that owners have proven. */
export const ownDomainEvents = {
  'widget.domain-missing': event('widget', 'widget', proofGone.extend({ endsAt: z.iso.datetime() })),
  'widget.domain-lost': event('widget', 'widget', proofGone),
}
