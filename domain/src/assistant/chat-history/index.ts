export {
  type Conversation,
  conversationInput,
  listConversations,
  MAX_CONVERSATIONS,
  MAX_PINNED,
  MAX_REMOVED,
  MAX_SAID,
  MAX_TITLE,
  MAX_TURNS,
  type QuestionTurn,
  removeConversation,
  saveConversation,
} from './chat-history.contract.ts'
export { chatHistoryMessages } from './chat-history.messages.ts'
export { searchConversations, sortConversations, titleOf } from './list-conversations.rules.ts'
export { boundTurns, findSurplus, mergeConversations, sizeOf } from './merge-conversations.rules.ts'
