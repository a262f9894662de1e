export { emailChangeEndpoints } from './email-change.service.ts'
