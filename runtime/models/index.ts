export * from './port.ts'
export { createModels } from './create.ts'
export { discoverModels, MODEL_PLACES, type ModelPlace } from './discovery.ts'
export { modelSettings, type ModelConfig } from './settings.ts'
