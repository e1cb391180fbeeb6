export { rangeOf } from '@docent/runtime/http'
