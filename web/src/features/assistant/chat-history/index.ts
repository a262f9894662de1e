export {
  addTurn,
  readConversations,
  replaceTurn,
  setTurnAnswer,
  setTurnCalls,
  setTurnOutcome,
  setTurnState,
  useConversations,
} from './conversations.state.ts'
export { ConversationList } from './lazy-list.ts'
export { startConversations } from './start-conversations.ts'
