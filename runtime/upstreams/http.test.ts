import type { RoutedService } from '@docent/proto/http'
import type { AddressInfo } from 'node:net'
import { upstreamsContract } from './contract.ts'
import { createHttpUpstreams } from './http.ts'

upstreamsContract('services in processes of their own', async (chat) => {
  await chat.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = chat.http.server.address() as AddressInfo
  const urls = { chat: `http://127.0.0.1:${port}` } as Record<RoutedService, string>
  return { upstreams: createHttpUpstreams({ urls }), cut: () => chat.http.close() }
})
