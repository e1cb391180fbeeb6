import { ConfigError, loadConfig } from '@docent/runtime/config'
import { lookAt, type Finding } from '@docent/runtime/process/doctor'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { addressIn, holderIsThere } from './lock.ts'
import { noPlace } from './no-place.ts'
import { standaloneSettings } from './settings.ts'

type Env = Record<string, string | undefined>

/** A process that was ended takes its address out of the folder; one that is there and does not answer is in trouble. */
export async function lookAtRunning(dataDir: string, env: Env): Promise<Finding[]> {
  const address = addressIn(dataDir)
  const idle = (says: string): Finding => ({ what: 'running', state: 'doubtful', says, remedy: 'npm start' })
  if (address === undefined) return [idle('nothing takes calls on this folder'), ...(await lookAtPort(env))]
  if (!holderIsThere(dataDir))
    return [idle('it is gone without having ended: killed, or the machine went down'), ...(await lookAtPort(env))]
  const running = await lookAt('running', 'its own lines; npm start once it has ended', async () => {
    const reply = await fetch(`${address}/readyz`)
    if (!reply.ok) throw new Error(`${address} says ${reply.status}: ${(await reply.text()).slice(0, 300)}`)
    return `takes calls at ${address}`
  })
  return [running]
}

/** Whether a start could listen; only what is wrong is told. */
export async function lookAtPort(env: Env): Promise<Finding[]> {
  const { port, host } = placeOf(env) ?? {}
  if (port === undefined) return []
  const server = createServer()
  try {
    await once(server.listen({ port, host }), 'listening')
    return []
  } catch (error) {
    const said = noPlace(error) ?? String(error)
    const [says = said, ...helps] = said.split(/(?<=\.) /)
    return [{ what: 'port', state: 'bad', says: says.replace(/\.$/, ''), remedy: helps.join(' ') || 'PORT, HOST' }]
  } finally {
    server.close()
  }
}

function placeOf(env: Env) {
  try {
    return loadConfig({ port: standaloneSettings.port, host: standaloneSettings.host }, env).config
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  }
}
