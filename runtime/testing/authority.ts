import { generate } from 'selfsigned'

/** What a server shows for itself and what it proves that with, as PEM. */
export interface Certificate {
  cert: string
  key: string
}

export interface Authority {
  /** Its own certificate, as PEM: who trusts it trusts what it signs. */
  cert: string
  /** For a server that is reached by these names and addresses. */
  certificateFor(...hosts: string[]): Promise<Certificate>
}

const LASTS_MS = 24 * 3600 * 1000

/** An authority that nobody but those who are told of it trusts, as that of a house. */
export async function createAuthority(): Promise<Authority> {
  const notAfterDate = new Date(Date.now() + LASTS_MS)
  const own = await generate([{ name: 'commonName', value: 'Authority of a house' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  return {
    cert: own.cert,
    async certificateFor(...hosts) {
      const [commonName = ''] = hosts
      const { cert, private: key } = await generate([{ name: 'commonName', value: commonName }], {
        keyType: 'ec',
        algorithm: 'sha256',
        notAfterDate,
        ca: { key: own.private, cert: own.cert },
        extensions: [{ name: 'subjectAltName', altNames: hosts.map(nameOf) }],
      })
      return { cert, key }
    },
  }
}

/** Kinds of names in a certificate, by RFC 5280. */
const DNS = 2
const IP = 7
const nameOf = (host: string) =>
  /^[\d.]+$/.test(host) ? ({ type: IP, ip: host } as const) : ({ type: DNS, value: host } as const)
