import { HERE_PATH, PROOF_LABEL, PROOF_PATH } from '@docent/proto/http'
import { shown, type LookForTexts } from '@docent/runtime/outgoing/names.ts'
import type { GuardOptions } from './network.ts'

export type Way = 'record' | 'file'

/** What one look for a proof found. */
export type Finding =
  | { found: true }
  /** `isSure`: whoever answers for the host says so; else nobody answered, which tells nothing of the host. */
  | { found: false; isSure: boolean; problem: string }

export interface Findings {
  record: Finding
  file: Finding
  /** Whether the host leads to this installation, which says so of hosts that it serves. */
  here: Finding
}

export interface ProverOptions extends GuardOptions {
  texts: LookForTexts
  /** The file at an address. Rejects with `NotThere` where something else answered. */
  load(address: string): Promise<string>
}

/** Something answered, and it was not the file. */
export class NotThere extends Error {
  override readonly name = 'NotThere'
}

export const recordNameOf = (host: string): string => `${PROOF_LABEL}.${host}`
export const recordValueOf = (token: string): string => `assistant-domain=${token}`
export const fileOf = (host: string): string => `https://${host}${PROOF_PATH}`

/** Looks for the proof of a host in both places. */
export function createProver({ texts, load, trialPort, reasonOf }: ProverOptions) {
  return async (host: string, token: string): Promise<Findings> => {
    const places =
      trialPort === undefined
        ? [fileOf(host), fileOf(host).replace(/^https/, 'http')]
        : [trialAddress(host, PROOF_PATH)]
    const here = trialPort === undefined ? `https://${host}${HERE_PATH}` : trialAddress(host, HERE_PATH)
    const [inName, inFile, isHere] = await Promise.all([
      inRecords(host, token),
      inOneOf(places, token),
      inOneOf([here], token),
    ])
    return { record: inName, file: inFile, here: isHere }
  }

  function trialAddress(host: string, path: string): string {
    return `http://${host}:${trialPort}${path}`
  }

  async function inRecords(host: string, token: string): Promise<Finding> {
    const name = recordNameOf(host)
    const found = await texts(name)
    if ('problem' in found) return { found: false, isSure: false, problem: found.problem }
    if (found.texts.some((one) => one.trim() === recordValueOf(token))) return { found: true }
    const [first] = found.texts
    const problem = first === undefined ? `${name} has no TXT record` : `the TXT record of ${name} says ${shown(first)}`
    return { found: false, isSure: true, problem }
  }

  async function inOneOf(places: readonly string[], token: string): Promise<Finding> {
    let first: Finding | undefined
    for (const place of places) {
      const finding = await at(place, token)
      if (finding.found) return finding
      first ??= finding
    }
    return first ?? { found: false, isSure: false, problem: 'nothing was looked at' }
  }

  async function at(place: string, token: string): Promise<Finding> {
    try {
      const text = (await load(place)).trim()
      if (text === token) return { found: true }
      return { found: false, isSure: true, problem: `${place} says ${shown(text)}` }
    } catch (error) {
      if (error instanceof NotThere) return { found: false, isSure: true, problem: `${place}: ${error.message}` }
      return { found: false, isSure: false, problem: `${place}: ${reasonOf(error)}` }
    }
  }
}
export type Prove = ReturnType<typeof createProver>
