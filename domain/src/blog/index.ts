export {
  isTopic,
  TOPICS,
  type BlogTopic,
  WRITERS,
  type Writer,
} from './blog.data.ts'
export { blogMessages } from './blog.messages.ts'
export { type FeedHead, feedOf } from './feed.rules.ts'
export { type MarkdownBlock, type MarkdownInline, plainInline, readMarkdown } from './markdown.rules.ts'
export {
  findPosts,
  type Post,
  type PostSummary,
  pageOfPosts,
  readPost,
  relatedTo,
  summariesOf,
} from './post.rules.ts'
export { articleData } from './structured.rules.ts'
