// `node bench/answers/parties.ts [--list]`: how often those are told their prices who ask for several people, or for somebody of an age or a role.
import { printByKind } from './lab/by-kind.ts'
import { partySets, unseenPartySets } from './lab/sets.ts'

console.log('With which the rules were mended:')
await printByKind(partySets())
console.log('Others:')
await printByKind(unseenPartySets())
