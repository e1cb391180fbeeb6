import { describe } from '@jest/globals'
import { batchContract } from './contract/batches.ts'
import { cursorContract } from './contract/cursors.ts'
import { deliveryContract } from './contract/delivery.ts'
import { forgettingContract } from './contract/forgetting.ts'
import { liveContract } from './contract/live.ts'
import { orderContract } from './contract/order.ts'
import { parkingContract } from './contract/parking.ts'
import { repeatContract } from './contract/repeats.ts'
import { retryContract } from './contract/retries.ts'
import { underTest, type BusContractOptions, type MakeBus } from './contract/setup.ts'
import { sharingContract } from './contract/sharing.ts'

export type { BusCapability, BusHandle, BusUnderTest, MakeBus } from './contract/setup.ts'

/** What every bus promises. An adapter may skip a named capability, with the reason. */
export function busContract(name: string, make: MakeBus, options: BusContractOptions = {}): void {
  describe(`bus contract: ${name}`, () => {
    const context = underTest(make, options)
    deliveryContract(context)
    orderContract(context)
    batchContract(context)
    retryContract(context)
    repeatContract(context)
    parkingContract(context)
    cursorContract(context)
    sharingContract(context)
    liveContract(context)
    forgettingContract(context)
  })
}
