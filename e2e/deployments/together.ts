// All services of a cluster in one process, each with settings, ports and connections of its own: they reach each other and the
// engines as processes of their own would. TOGETHER holds as JSON, by service, what is not the same for all.
import { endOnSignal } from '@docent/runtime/process/end-on-signal.ts'
import { keepCompiled } from '@docent/runtime/process/keep-compiled.ts'
import { serve, type Serving } from '@docent/runtime/process/serve.ts'
import type { Service } from '@docent/runtime/service'
import { gateway, services } from '../../services/standalone/src/services.ts'

const { TOGETHER = '{}', ...shared } = process.env
const settings = JSON.parse(TOGETHER) as Record<string, Record<string, string>>

const all = [...Object.values(services), gateway] as unknown as Service[]
const servings = await Promise.all(all.map((service) => serve(service, { ...shared, ...settings[service.name] })))
const [{ log, endSeconds }] = servings as [Serving, ...Serving[]]
endOnSignal({ log, endSeconds, end: async () => void (await Promise.all(servings.map(({ end }) => end()))) })
await Promise.all(servings.map(({ ready }) => ready))
keepCompiled()
