import { z } from 'zod'
import { idSchema } from '../ids.ts'
import { ok, route } from './contract.ts'

/** Longer than any host name may be, so that a pasted address is understood. */
export const OWN_DOMAIN_MAX_LENGTH = 500
/** Where the name system holds a proof: below the host that it is for. */
export const PROOF_LABEL = '_assistant'
/** Where a website holds a proof. */
export const PROOF_PATH = '/.well-known/assistant-domain.txt'
/** Where this installation says the same of a host that leads to it; no website has a reason to. */
export const HERE_PATH = '/.well-known/assistant-here.txt'

const moment = z.iso.datetime()
const byId = z.object({ id: idSchema })

export const ownDomainSchema = z.object({
  id: z.string(),
  host: z.string().describe('as browsers send it: lower case, punycode'),
  state: z
    .enum(['waiting', 'checking', 'proven', 'missing', 'lost', 'failed'])
    .describe(
      'waiting: not proven yet, tried until `endsAt`; checking: looked at now; missing: proven, and its proof was gone at the last look; lost: gone for days; failed: never found in time',
    ),
  problem: z.string().nullable().describe('what the last look found, in plain words; null where it found the proof'),
  proof: z.object({
    record: z.string().describe('name of a TXT record'),
    value: z.string().describe('what the record says'),
    file: z.string().describe('address of a file that proves it, too'),
    content: z.string().describe('what the file says'),
  }),
  provenBy: z.enum(['record', 'file']).nullable(),
  isServed: z.boolean().describe('who comes under this host is served'),
  leadsHere: z.boolean().describe('this installation was reached under the host at the last look, over https'),
  notHere: z.string().nullable().describe('what was reached instead, in plain words; null before the first look, too'),
  isInEmbedCode: z.boolean().describe('embed codes name it: the first one that is served and was reached'),
  createdAt: moment,
  checkedAt: moment.nullable(),
  nextCheckAt: moment.nullable().describe('null where nothing is looked for any more'),
  endsAt: moment.nullable().describe('when the search ends, or a host whose proof is gone is served no more'),
})
export type OwnDomainView = z.infer<typeof ownDomainSchema>

export const listOwnDomains = route({
  service: 'widget',
  method: 'GET',
  path: '/own-domains',
  auth: 'owner',
  role: 'owner',
  summary: 'Hosts of the owner that loader and frame may come from, oldest first',
  replies: {
    200: ok({
      domains: z.array(ownDomainSchema),
      most: z.int(),
      pointTo: z.string().describe('where the host has to lead, once it is proven: the host of this installation'),
      isAllowed: z.boolean().describe('whether the plan has white label'),
      plans: z.array(z.string()).describe('names of the plans that have it'),
      lostDays: z.number().describe('how long a proof may be gone before its host is served no more'),
    }),
  },
})

export const addOwnDomain = route({
  service: 'widget',
  method: 'POST',
  path: '/own-domains',
  auth: 'owner',
  role: 'owner',
  summary: 'Claim a host. It serves nothing until it is proven',
  body: z.object({ host: z.string().trim().min(1).max(OWN_DOMAIN_MAX_LENGTH) }),
  replies: { 200: ok({ domain: ownDomainSchema }) },
})

export const checkOwnDomain = route({
  service: 'widget',
  method: 'POST',
  path: '/own-domains/check',
  auth: 'owner',
  role: 'owner',
  summary: 'Look for the proof of a host now, and go on looking where that had ended',
  query: byId,
  replies: { 200: ok({ domain: ownDomainSchema }) },
})

export const removeOwnDomain = route({
  service: 'widget',
  method: 'DELETE',
  path: '/own-domains',
  auth: 'owner',
  role: 'owner',
  summary: 'Give a host up; it is served no more a moment later',
  query: byId,
  replies: { 200: ok({}) },
})

export const ownHost = route({
  service: 'widget',
  method: 'GET',
  path: '/own-host',
  auth: 'none',
  summary: 'Whether visitors of somebody’s website may come under this host',
  query: z.object({ host: z.string().min(1).max(OWN_DOMAIN_MAX_LENGTH) }),
  replies: {
    200: ok({
      isServed: z.boolean(),
      proof: z.string().nullable().describe('content of the file that proves it'),
    }),
  },
})
