export { boundTurns, findSurplus, sizeOf } from './bound-conversations.rules.ts'
export {
  MAX_CONVERSATIONS,
  MAX_PINNED,
  MAX_QUESTION_LENGTH,
  MAX_REMOVED,
  MAX_SAID,
  MAX_TITLE,
  MAX_TURNS,
} from './bounds.data.ts'
export {
  type Conversation,
  conversationInput,
  listConversations,
  type QuestionTurn,
  removeConversation,
  saveConversation,
} from './chat-history.contract.ts'
export { chatHistoryMessages } from './chat-history.messages.ts'
export { searchConversations, titleOf } from './list-conversations.rules.ts'
export { mergeConversations } from './merge-conversations.rules.ts'
export { shareConversationMessages } from './share-conversation.messages.ts'
export {
  copyForLink,
  isPersonalTool,
  isShareable,
} from './share-conversation.rules.ts'
export {
  type ConversationLink,
  endConversationLink,
  getConversationLink,
  openSharedConversation,
  SHARED_CONVERSATION_PATH,
  type SharedContent,
  shareConversation,
  sharedContent,
} from './shared-conversation.contract.ts'
export { sharedConversationMessages } from './shared-conversation.messages.ts'
export { sortConversations } from './sort-conversations.rules.ts'
