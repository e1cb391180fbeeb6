import type { FoundModels } from '@docent/proto/http'
import { discoverModels, type ModelPlace } from '@docent/runtime/models'

/** A search for model servers that goes on beside everything else. */
export interface Looking {
  /** Found by now. */
  found(): readonly FoundModels[]
  /** Everything, at the end. */
  all: Promise<readonly FoundModels[]>
  stop(): Promise<void>
}

export function lookForModels(places?: readonly ModelPlace[]): Looking {
  const leaving = new AbortController()
  let known: readonly FoundModels[] = []
  const all = discoverModels({ places, signal: leaving.signal }).then((found) => (known = found))
  return {
    found: () => known,
    all,
    async stop() {
      leaving.abort()
      await all
    },
  }
}

/** What is printed of a server that could be connected. */
export function offerOf({ name, baseUrl, line }: FoundModels): string {
  return `${name} runs at ${baseUrl}. To let it answer, end Docent and start it with:\n    ${line}`
}
