export { type Letter, readConfirmation } from './read-confirmation.rules.ts'
