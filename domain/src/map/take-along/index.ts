export { TAKEN_PARTS, type TakenPart, takeAlongMessages } from './take-along.messages.ts'
