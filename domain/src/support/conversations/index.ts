export { ARTICLES, type Article, type HelpTopic } from './articles.data.ts'
export { findArticles } from './search.rules.ts'
export {
  askSupport,
  closeRequest,
  listInbox,
  listRequests,
  type RequestSummary,
  readRequest,
  sendMessage,
} from './support.contract.ts'
export { supportMessages } from './support.messages.ts'
