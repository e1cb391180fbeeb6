export * from './port.ts'
export { createModels } from './create.ts'
export { modelSettings, type ModelConfig } from './settings.ts'
