export { openVectors, type SqliteVectorsOptions } from './vectors.ts'
