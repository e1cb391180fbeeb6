import { upstreamsContract } from './contract.ts'
import { createLocalUpstreams, type HostedUpstream } from './local.ts'

upstreamsContract('services of this process', async (chat) => {
  const services: Record<string, HostedUpstream> = { chat }
  return {
    upstreams: createLocalUpstreams(services),
    async cut() {
      delete services['chat']
    },
  }
})
