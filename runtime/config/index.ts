export { loadConfig, ConfigError, type LoadedConfig } from './load.ts'
export { setting, flag, jsonFile, type ConfigOf, type Setting, type Settings } from './setting.ts'
export { publicUrlSetting } from './public-url.ts'
