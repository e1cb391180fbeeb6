export { loadConfig, lookThrough, ConfigError, type LoadedConfig } from './load.ts'
export { setting, flag, jsonFile, type ConfigOf, type Other, type Setting, type Settings } from './setting.ts'
export { addressSchema, publicUrlSetting } from './public-url.ts'
export { misspelt } from './nearest.ts'
