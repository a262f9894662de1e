export { confirmEmailChange, requestEmailChange, stopEmailChange } from './email-change.contract.ts'
export { emailChangeMessages } from './email-change.messages.ts'
