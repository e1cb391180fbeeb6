/** Variables that name a running engine; the tests of its adapter need it. */
export type EngineVariable = 'KAFKA_BROKERS' | 'MONGODB_URI' | 'QDRANT_URL' | 'S3_ENDPOINT'

/** Where the engine is, or undefined after one printed line that says why its tests are skipped. */
export function engineFromEnvironment(
  variable: EngineVariable,
  env: Record<string, string | undefined> = process.env,
): string | undefined {
  const value = env[variable]?.trim()
  if (value) return value
  process.stderr.write(`skipped: ${variable} is not set, so there is no engine for these tests\n`)
  return undefined
}
