import { fileURLToPath } from 'node:url'

/** The built program of a service; of all in one process it is that of `standalone`. */
export const programOf = (service: string): string =>
  fileURLToPath(new URL(`../../services/dist/${service}.js`, import.meta.url))
