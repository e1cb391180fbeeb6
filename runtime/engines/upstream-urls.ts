import { routes, type RoutedService } from '@docent/proto/http'
import { z } from 'zod'

const services = [...new Set([...routes.values()].map(({ service }) => service))]
const address = z.url({ protocol: /^https?$/ })

/** Reads where each service is: a pattern with {service}, single addresses as name=address, or both. */
export const upstreamUrls = z
  .string()
  .default('http://{service}:3000')
  .transform((text, context): Record<RoutedService, string> => {
    const parts = text.split(',').map((one) => one.trim())
    const named = new Map(
      parts.flatMap((part) => {
        const [, name, url] = /^([a-z-]+)=(.*)$/.exec(part) ?? []
        return name && url ? [[name, url] as const] : []
      }),
    )
    const pattern = parts.find((part) => !/^[a-z-]+=/.test(part))
    for (const name of named.keys()) {
      if (!services.some((one) => one === name)) context.addIssue({ code: 'custom', message: `there is no "${name}"` })
    }
    const urls = services.map((service) => {
      const url = named.get(service) ?? pattern?.replace('{service}', service)
      if (!address.safeParse(url).success) {
        context.addIssue({ code: 'custom', message: `has no http or https address for ${service}` })
      }
      return [service, url ?? ''] as const
    })
    return Object.fromEntries(urls) as Record<RoutedService, string>
  })
