/** Settings that lead to the engines of a cluster, as far as the environment does not have them. */
export const unsetEngines = () =>
  ['KAFKA_BROKERS', 'MONGODB_URI', 'QDRANT_URL', 'S3_ENDPOINT'].filter((name) => !process.env[name])
