import { createCaller } from './caller.ts'
import { keepDemo } from './demo.ts'
import { readGuides } from './guides.ts'
import { demoTokens } from './token.ts'
import { asksForHelp, tellUsage } from '../usage.ts'

/** `npm run demo`: makes the demonstration on an installation that runs elsewhere, as on a cluster. */
const [address] = process.argv.slice(2)
const privateKey = process.env['AUTH_PRIVATE_KEY']
const USAGE = `AUTH_PRIVATE_KEY=... npm run demo -- https://docent.example.com
The key is the one of the identity service; the address is where people reach the installation.`

if (asksForHelp(process.argv.slice(2))) console.log(USAGE)
else if (address === undefined || !URL.canParse(address) || !privateKey) {
  process.exitCode = tellUsage(console.error, USAGE)
} else {
  const { signal } = new AbortController()
  const publicUrl = process.env['PUBLIC_URL'] ?? address
  const caller = createCaller(address, demoTokens(privateKey), signal)
  try {
    const guides = await readGuides()
    const id = await keepDemo({ caller, guides, publicUrl, signal, warn: console.warn })
    console.log(`The demonstration is there: widget ${id} on ${publicUrl}.`)
  } catch (error) {
    console.error(`The demonstration could not be made. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
