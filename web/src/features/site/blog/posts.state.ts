import type { Post, PostSummary } from '@tripwright/domain/site/blog'
import type { PostSlug } from './slugs.state.ts'

// Built from data/blog/*.md (data/blog/README.md). Each post is a part of its own, fetched when it is read.
const posts = import.meta.glob<Post>('../../../../../data/blog/built/post-*.json', { import: 'default' })
const lists = import.meta.glob<PostSummary[]>('../../../../../data/blog/built/posts.json', {
  import: 'default',
  eager: true,
})

/** The whole post. */
export async function fetchPost(slug: PostSlug): Promise<Post> {
  const load = posts[`../../../../../data/blog/built/post-${slug}.json`]
  if (load === undefined) throw new Error(`There is no built post ${slug}`)
  return load()
}

/** Every post without its text, the newest first. */
export function listPosts(): readonly PostSummary[] {
  return Object.values(lists).flat()
}
