export * from './port.ts'
export { checkMail, isAddress } from './check.ts'
export { answerOf, statusIn } from './refusal.ts'
export { addressOf, mailDelivery, mailSettings, sendsPasswordInClear } from './settings.ts'
