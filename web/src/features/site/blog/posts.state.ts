import { type Post, type PostSummary, sortByNewest } from '@tripwright/domain/site/blog'
import type { PostSlug } from './slugs.state.ts'

// Parsed by build/blog-posts.plugin.ts. Each post is a separate chunk, fetched when it is opened.
const posts = import.meta.glob<Post>('../../../../../data/blog/[a-z]*.md', { import: 'default' })
const summaries = import.meta.glob<PostSummary>('../../../../../data/blog/[a-z]*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
})
const list = sortByNewest(Object.values(summaries))

/** The whole post. */
export async function fetchPost(slug: PostSlug): Promise<Post> {
  const load = posts[`../../../../../data/blog/${slug}.md`]
  if (load === undefined) throw new Error(`There is no post ${slug}`)
  return load()
}

/** Every post without its text, the newest first. */
export function listPosts(): readonly PostSummary[] {
  return list
}
