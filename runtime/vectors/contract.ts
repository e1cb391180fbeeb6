import { describe } from '@jest/globals'
import { isolationContract } from './contract/isolation.ts'
import { rankingContract } from './contract/ranking.ts'
import { underTest, type MakeVectors } from './contract/setup.ts'
import { writesContract } from './contract/writes.ts'

export type { MakeVectors, VectorsHandle } from './contract/setup.ts'

/** What every vectors adapter promises. `make` may open an engine that already holds other owners' points. */
export function vectorsContract(name: string, make: MakeVectors): void {
  describe(`vectors contract: ${name}`, () => {
    const context = underTest(make)
    rankingContract(context)
    isolationContract(context)
    writesContract(context)
  })
}
