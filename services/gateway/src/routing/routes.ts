import type { RouteContract } from '@docent/proto/http'
import { commonFailures } from '@docent/runtime/failures'
import { dropRest, endWithServer, replyFor } from '@docent/runtime/http'
import type { Upstreams } from '@docent/runtime/upstreams'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admission.ts'
import { clientAddress, nameClient } from '../admission/client.ts'
import type { Trust } from '../admission/trust.ts'
import type { Turns } from '../admission/turns.ts'
import type { Hosts } from '../hosts/hosts.ts'
import { protect } from './protect.ts'
import { isOpenToWebsites, mountPreflights, openToWebsites } from './cross-origin.ts'

export interface RoutingDeps {
  contracts: readonly RouteContract[]
  admission: Admission
  turns: Turns
  upstreams: Upstreams
  trust: Trust
  hosts: Pick<Hosts, 'ownHostOf'>
  publicUrl: string
}

/** Bodies larger than this are not waited for when their call is refused. */
const WORTH_WAITING_BYTES = 64 * 1024

/** Mounts every call of the contract: admit by the headers, say who calls, hand over. No body is read here. */
export function mountRoutes(
  app: FastifyInstance,
  { contracts, admission, turns, upstreams, trust, hosts, publicUrl }: RoutingDeps,
): void {
  const frameOrigin = new URL(publicUrl).origin
  mountPreflights(app, contracts)
  for (const contract of contracts) {
    const isOpen = isOpenToWebsites(contract)
    const isEndless = contract.method === 'GET' && contract.produces === 'text/event-stream'

    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const { raw } = request
      try {
        const address = clientAddress(raw, trust)
        const ownHost = hosts.ownHostOf(raw)
        const owner = await admission.admit(contract, raw.headers, address)
        // Visitors come under such a name; whoever works for the account comes under ours.
        if (ownHost !== undefined && owner !== undefined) throw commonFailures.not_signed_in()
        // For the services the frame is the frame, whatever host it came from.
        if (ownHost !== undefined && isOf(raw.headers.origin, ownHost)) raw.headers.origin = frameOrigin
        await turns.take(contract, owner ?? address, request, reply)
        nameClient(raw, { address, requestId: request.id, trust })
        if (isEndless) endWithServer(reply)
        upstreams.forward(contract.service, request, reply, contract)
      } catch (error) {
        refuse(error, request, reply)
      }
    }

    app.route({
      method: contract.method,
      url: `/api${contract.path}`,
      // The request leaves here and never comes back to the life cycle, in which its body would be read.
      onRequest(request, reply) {
        protect(reply)
        if (isOpen) openToWebsites(reply.raw)
        void pass(request, reply)
      },
      handler: () => undefined,
    })
  }
}

const isOf = (origin: string | undefined, host: string) =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).hostname === host

/** Refuses a call whose body is still on its way. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  replyFor(error, request, reply)
  const { raw } = request
  const length = raw.headers['content-length']
  const isSmall =
    length === undefined ? raw.headers['transfer-encoding'] === undefined : Number(length) <= WORTH_WAITING_BYTES
  if (!isSmall) dropRest(raw)
}
