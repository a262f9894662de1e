export {
  type BlogTopic,
  isTopic,
  TOPICS,
  WRITERS,
  type Writer,
} from './blog.data.ts'
export { blogMessages } from './blog.messages.ts'
export { type MarkdownBlock, type MarkdownInline, plainInline, readMarkdown } from './markdown.rules.ts'
export {
  findPosts,
  type Post,
  type PostSummary,
  pageOfPosts,
  readPost,
  relatedTo,
  sortByNewest,
} from './post.rules.ts'
export { type FeedHead, feedOf } from './rss-feed.rules.ts'
export { articleData } from './structured.rules.ts'
