/** One line of the doctor: what was looked at, how it is, and what to do where it is not good. */
export interface Finding {
  what: string
  state: 'good' | 'doubtful' | 'bad'
  /** A few words on how it is, or why it is not. */
  says: string
  remedy?: string
}

const marks = { good: 'good  ', doubtful: 'look  ', bad: 'BAD   ' }

/** Looks at one thing; a rejection is a bad finding with its reason, and takes no longer than `withinMs`. */
export async function lookAt(
  what: string,
  remedy: string,
  look: () => Promise<string | Finding>,
  withinMs = 10_000,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${withinMs / 1000} seconds`)), withinMs)
  })
  try {
    const says = await Promise.race([look(), tooLate])
    return typeof says === 'string' ? { what, state: 'good', says } : says
  } catch (error) {
    const says = reasonOf(error)
    return { what, state: 'bad', says, remedy: ofCertificates(says) ?? remedy }
  } finally {
    clearTimeout(timer)
  }
}

/** What helps where a certificate is not believed: by the words of OpenSSL and Node. */
function ofCertificates(says: string): string | undefined {
  if (!/certificate|altnames/i.test(says)) return undefined
  if (/expired|not yet valid/i.test(says)) return 'a certificate whose days are now; the clock of this machine'
  if (/altnames/i.test(says)) return 'a name or address in the setting that the certificate is for'
  return 'NODE_EXTRA_CA_CERTS: a file with the certificate of the authority that signed it'
}

/** The lines as people read them, with a sum at the end. */
export function told(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ what }) => what.length))
  const lines = findings.map(({ what, state, says, remedy }) =>
    [`${marks[state]}${what.padEnd(width)}  ${says}`, ...(remedy ? [`${' '.repeat(width + 8)}${remedy}`] : [])].join(
      '\n',
    ),
  )
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  return [...lines, '', `${count('good')} good, ${count('doubtful')} to look at, ${count('bad')} bad`, ''].join('\n')
}

/** What an error says, with what is behind it that it does not say itself: "fetch failed" alone helps nobody. */
function reasonOf(error: unknown): string {
  let says = ''
  for (let at: unknown = error; at !== undefined; at = (at as { cause?: unknown }).cause) {
    const { message, code } = at as { message?: string; code?: string }
    const own = (message || code || String(at)).split('\n')[0] ?? ''
    if (!says.includes(own)) says += `${says && ': '}${own}`
  }
  return says
}
