export { createTurns, type Turn, type Turns, type TurnsOptions } from './turns.ts'
