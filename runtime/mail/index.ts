export * from './port.ts'
export { checkMail } from './check.ts'
export { addressOf, mailSettings } from './settings.ts'
