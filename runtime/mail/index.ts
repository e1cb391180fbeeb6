export * from './port.ts'
export { checkMail } from './check.ts'
export { addressOf, mailDelivery, mailSettings } from './settings.ts'
