export { receivedMessages } from './received.messages.ts'
export { type ReceivedText, receivedItem, receivedWords } from './received.rules.ts'
