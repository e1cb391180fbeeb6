export * from './port.ts'
export { checkMail, isAddress } from './check.ts'
export { addressOf, mailDelivery, mailSettings, sendsPasswordInClear } from './settings.ts'
