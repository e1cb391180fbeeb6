import { describe } from '@jest/globals'
import { concurrencyContract } from './contract/concurrency.ts'
import { counterContract } from './contract/counters.ts'
import { causeContract } from './contract/causes.ts'
import { eventContract } from './contract/events.ts'
import { isolationContract } from './contract/isolation.ts'
import { killContract } from './contract/kills.ts'
import { queryContract } from './contract/queries.ts'
import { recordContract } from './contract/records.ts'
import { underTest, type MakeStore, type StoreContractOptions } from './contract/setup.ts'
import { uniquenessContract } from './contract/uniqueness.ts'

export type { MakeStore, StoreCapability, StoreHandle, StoreUnderTest } from './contract/setup.ts'

/** What every store promises. An adapter may skip a named capability, with the reason. */
export function storeContract(name: string, make: MakeStore, options: StoreContractOptions = {}): void {
  describe(`store contract: ${name}`, () => {
    const context = underTest(make, options)
    recordContract(context)
    isolationContract(context)
    uniquenessContract(context)
    concurrencyContract(context)
    causeContract(context)
    counterContract(context)
    queryContract(context)
    eventContract(context)
    killContract(context)
  })
}
