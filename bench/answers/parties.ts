// `node bench/answers/parties.ts [--list]`: how often those are told their prices who ask for several people, or for somebody of an age or a role.
import { printByKind } from './lab/by-kind.ts'
import { partySets } from './lab/sets.ts'

await printByKind(partySets())
