export * from './fusion.ts'
export * from './port.ts'
