// `node bench/answers/seasons.ts [--list]`: how often prices and hours that depend on the season are told, and what else the same businesses are asked.
import { printByKind } from './lab/by-kind.ts'
import { seasonSets } from './lab/sets.ts'

await printByKind(seasonSets())
