export { ARTICLES, type Article, type HelpTopic } from './articles.data.ts'
export { findArticles } from './search.rules.ts'
export {
  askSupport,
  closeRequest,
  followRequest,
  listInbox,
  listRequests,
  markRequestRead,
  type RequestSummary,
  readRequest,
  sendMessage,
  tellTyping,
} from './support.contract.ts'
export { supportMessages } from './support.messages.ts'
