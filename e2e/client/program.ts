import { createDocent, type Docent } from '@docent/client'
import * as api from '@docent/proto/http'
import { randomUUID } from 'node:crypto'
import type { Deployment } from '../deployments/deployment.ts'
import { proveAddress } from '../provider/mails.ts'
import { eventually, signUp, type Owner } from './client.ts'

const PASSWORD = 'correct horse 42'

/** An owner on the plan with API access, a key of theirs, and the client that uses it. */
export interface Program {
  owner: Owner
  key: string
  docent: Docent
}

/** Signs somebody up who has a program work for them. */
export async function startProgram(deployment: Deployment): Promise<Program> {
  const { address } = deployment
  const email = `program.${randomUUID().slice(0, 8)}@larkfield.example`
  const owner = await signUp(address, email, PASSWORD)
  await proveAddress(deployment, email)
  await owner.call(api.changeSubscription, { body: { plan: 'business' } })
  const allowed = async () => ((await owner.call(api.listApiKeys)).isAllowed ? true : undefined)
  await eventually(allowed, 'identity to have heard of the plan')
  const { key } = await owner.call(api.createApiKey, { body: { name: 'Program', currentPassword: PASSWORD } })
  return { owner, key, docent: createDocent({ address, key }) }
}
