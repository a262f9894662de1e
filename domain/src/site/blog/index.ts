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
  plainInline,
  readMarkdown,
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
  checkPostText,
  isSlug,
  linksOfText,
  minutesOfText,
  POST_LIMITS,
  type PostProblem,
  type PostText,
  readText,
  slugOfTitle,
} from './post-text.rules.ts'
export { listPublishedPosts, postSlug, readPublishedPost } from './posts.contract.ts'
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
