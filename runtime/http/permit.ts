import { isOpenToKeys, type RouteContract } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import { allows, type Role } from '@docent/proto/roles'
import type { OwnerClaims } from '../auth/index.ts'
import { commonFailures } from '../failures/index.ts'

const WHO: Readonly<Record<Role, string>> = {
  owner: 'the owner of the team',
  editor: 'editors and the owner of the team',
  agent: 'members of the team',
}

/**
 * Whether a verified token opens this call. The only place that knows: the gateway asks it by the headers, and the service once more.
 * @returns for whom the call is: the account, or the person where the call is about themselves
 * @throws not_open_to_keys, not_an_operator, role_not_enough
 */
export function permit(contract: RouteContract, { byKey, isOperator, person, owner }: OwnerClaims): OwnerId {
  if (byKey && !isOpenToKeys(contract)) throw commonFailures.not_open_to_keys()
  if (contract.auth === 'operator' && !isOperator) throw commonFailures.not_an_operator()
  if (contract.role && !allows(person.role, contract.role)) {
    throw commonFailures.role_not_enough({ values: { who: WHO[contract.role] } })
  }
  return contract.auth === 'person' ? ownerId(person.id) : owner
}
