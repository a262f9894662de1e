export {
  type BlogTopic,
  isTopic,
  TOPICS,
  WRITERS,
  type Writer,
} from './blog.data.ts'
export { blogMessages } from './blog.messages.ts'
export {
  MARKDOWN_FAULTS,
  type MarkdownBlock,
  MarkdownError,
  type MarkdownFault,
  type MarkdownInline,
  type PostBlock,
  plainInline,
  readMarkdown,
  readPostMarkdown,
} from './markdown.rules.ts'
export {
  findPosts,
  type Post,
  type PostSummary,
  pageOfPosts,
  readPost,
  relatedTo,
  sortByNewest,
} from './post.rules.ts'
export {
  addBlock,
  PICTURE_WORDS,
  type PostPicture,
  picturePath,
  readPicture,
  writePicture,
} from './post-picture.rules.ts'
export {
  checkPostText,
  isSlug,
  linksOfText,
  minutesOfText,
  POST_LIMITS,
  type PostProblem,
  type PostText,
  picturesOfText,
  readText,
  slugOfTitle,
} from './post-text.rules.ts'
export {
  listPublishedPosts,
  pictureInput,
  postSlug,
  readPostPicture,
  readPublishedPost,
} from './posts.contract.ts'
export { type FeedHead, feedOf } from './rss-feed.rules.ts'
export {
  actionsOfPost,
  actOnPost,
  isDeletable,
  NEW_STANDING,
  POST_ACTIONS,
  POST_STAGES,
  POST_STATES,
  type PostAction,
  type PostActor,
  type PostStage,
  type PostStanding,
  type PostState,
  standingAt,
  stateOfPost,
  withNewText,
} from './standing.rules.ts'
export { articleData } from './structured.rules.ts'
