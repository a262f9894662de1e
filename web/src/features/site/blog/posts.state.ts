import {
  listPublishedPosts,
  type Post,
  type PostSummary,
  readPublishedPost,
  relatedTo,
  sortByNewest,
} from '@tripwright/domain/site/blog'
import { readCachedData, removeCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { parseJson } from '#platform/parse-json.ts'

/** What pages of the blog show: all posts, and on the page of one its text. */
export type Library = { posts: readonly PostSummary[]; post: Post | null }

/** Related posts below a post. */
export const RELATED = 2
/** The element of a document that holds what it was rendered from. */
const DATA_ID = 'page-data'
const TIMEOUT_MS = 8000
const A_MONTH = 30 * 24 * 60 * 60 * 1000
const LIST_KEY = 'blog posts'

// Read by build/blog-posts.plugin.ts. Each post is a separate chunk, fetched when it is opened and the server is not there.
const texts = import.meta.glob<Post>('../../../../../data/blog/[a-z]*.md', { import: 'default' })
const summaries = import.meta.glob<PostSummary>('../../../../../data/blog/[a-z]*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
})
const built = sortByNewest(Object.values(summaries))

/** The posts of the build without their texts, the newest first. */
export function listBuiltPosts(): readonly PostSummary[] {
  return built
}

/** The whole post of the build; null when it has none of this name. */
export async function fetchBuiltPost(slug: string): Promise<Post | null> {
  return (await texts[`../../../../../data/blog/${slug}.md`]?.()) ?? null
}

let given: Library | null = null

/** While a document is rendered: what it is rendered from. */
export function giveLibrary(library: Library | null): void {
  given = library
}

/** What the document being rendered is rendered from; in a browser the posts of the build. */
export function givenLibrary(): Library {
  return given ?? { posts: built, post: null }
}

/** What a document carries, so that the page in the browser is the rendered one: no more than it shows. */
export function libraryElement({ posts, post }: Library): string {
  const shown: Library = post ? { post, posts: relatedTo(post, posts, RELATED) } : { post, posts }
  const text = JSON.stringify(shown).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${DATA_ID}">${text}</script>`
}

/**
 * The posts, and the one of this name: from the document itself on its first page, else from the server, or as this device
 * last saw them. Null when there is no such post; rejects when neither has it.
 */
export async function fetchLibrary(slug: string | null): Promise<Library | null> {
  const known = given ?? takeFromDocument()
  if (known) return known
  const [posts, post] = await Promise.all([fetchList(), slug === null ? null : fetchOne(slug)])
  return slug !== null && post === null ? null : { posts, post }
}

// Once: the next page of this document is another one.
function takeFromDocument(): Library | null {
  const element = document.getElementById(DATA_ID)
  element?.remove()
  // The cast is safe: our own document was rendered from it.
  return element ? (parseJson(element.textContent) as Library | null) : null
}

async function fetchList(): Promise<readonly PostSummary[]> {
  const answer = await call(listPublishedPosts, {}, { timeoutMs: TIMEOUT_MS })
  if (answer.ok) {
    void writeCachedData(null, LIST_KEY, answer.value, A_MONTH)
    return answer.value.posts
  }
  return (await readCachedData(null, LIST_KEY, listPublishedPosts.output))?.data.posts ?? built
}

async function fetchOne(slug: string): Promise<Post | null> {
  const key = `blog post ${slug}`
  const answer = await call(readPublishedPost, { slug }, { timeoutMs: TIMEOUT_MS })
  if (answer.ok) {
    void writeCachedData(null, key, answer.value, A_MONTH)
    return answer.value.post
  }
  if (answer.code === 'not-found' || answer.code === 'bad-input') {
    await removeCachedData(null, key)
    return null
  }
  const kept = await readCachedData(null, key, readPublishedPost.output)
  const post = kept?.data.post ?? (await fetchBuiltPost(slug))
  if (post === null) throw new Error(`The post ${slug} is not on this device`)
  return post
}
