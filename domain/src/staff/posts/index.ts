export {
  actOnStaffPost,
  deleteStaffPost,
  type ListedPost,
  listStaffPosts,
  putPostPicture,
  readDraftPicture,
  readPostRevision,
  readStaffPost,
  type StaffPost,
  saveStaffPost,
} from './staff-posts.contract.ts'
export { staffPostsMessages } from './staff-posts.messages.ts'
export {
  findSuggestionModel,
  SUGGESTIONS,
  type SuggestionKind,
  suggestPostText,
} from './suggestions.contract.ts'
export { findUnknownFigures } from './unknown-figures.rules.ts'
