// `node bench/answers/in-passing.ts [--list]`: how often those are answered who tell of themselves on the way, go on vaguely, or ask for one of several
// things that are alike.
import { printByKind } from './lab/by-kind.ts'
import { inPassingSets, unseenInPassingSets } from './lab/sets.ts'

console.log('With which the rules were mended:')
await printByKind(inPassingSets())
console.log('Others:')
await printByKind(unseenInPassingSets())
