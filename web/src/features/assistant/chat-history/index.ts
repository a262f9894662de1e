export {
  addTurn,
  readConversations,
  replaceTurn,
  setTurnAnswer,
  setTurnCalls,
  setTurnOutcome,
  setTurnState,
  setTurnTrip,
  useConversations,
} from './conversations.state.ts'
export { ConversationList } from './lazy-list.ts'
export { startConversations } from './start-conversations.ts'
export { useTripOfTalk } from './trip-of-talk.ts'
