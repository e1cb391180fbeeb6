// One account that wants to be in everybody's way. A process of its own with little right to the processors: an attacker brings
// a machine along, and what theirs costs must not be measured.
import { setPriority } from 'node:os'
import { attackFor, type Attack } from './attacks.ts'

setPriority(19)
const [address = '', attack = '', name = ''] = process.argv.slice(2)
const leave = await attackFor(address, attack as Attack, name)
process.once('SIGTERM', () => void leave().finally(() => process.exit()))
process.stdout.write('attacking\n')
