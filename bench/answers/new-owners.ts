// `node bench/answers/new-owners.ts [--list]`: how businesses are answered for that nobody had read before, with all kinds of questions.
import { printByKind } from './lab/by-kind.ts'
import { newOwnerSets, unseenNewOwnerSets } from './lab/sets.ts'

console.log('With which the rules were mended:')
await printByKind(newOwnerSets())
console.log('Others:')
await printByKind(unseenNewOwnerSets())
