export { ARTICLES, type Article, type HelpTopic } from './articles.data.ts'
export {
  type Attachment,
  MAX_ATTACHMENTS,
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_FILES,
  putAttachment,
  readAttachment,
} from './attachments.contract.ts'
export {
  addNote,
  deleteReply,
  listColleagues,
  listReplies,
  saveReply,
  sortRequest,
} from './desk.contract.ts'
export { deskMessages } from './desk.messages.ts'
export { findFirstAnswer } from './first-answer.rules.ts'
export { fillReply } from './saved-reply.rules.ts'
export { findArticles } from './search.rules.ts'
export {
  askForPerson,
  askSupport,
  closeRequest,
  followRequest,
  listInbox,
  listRequests,
  MESSAGES_AT_ONCE,
  markRequestRead,
  type RequestSummary,
  readRequest,
  sendMessage,
  tellTyping,
} from './support.contract.ts'
export { supportMessages } from './support.messages.ts'
