import { daysBetween, isIsoDate } from '../../base/dates.ts'
import { type BlogTopic, isTopic } from './blog.data.ts'
import { type PostBlock, plainText, readMarkdown } from './markdown.rules.ts'

/** The metadata of a post for lists, feeds and page heads. Dates are ISO; `minutes` is its reading time. */
export type PostSummary = {
  slug: string
  title: string
  description: string
  /** Slug of the writer. */
  writer: string
  date: string
  updated: string
  topics: BlogTopic[]
  minutes: number
}

/** A post with its Markdown, which `readMarkdown` reads. */
export type Post = PostSummary & { text: string }

/** Words per minute that adults read in English prose (Brysbaert 2019, Journal of Memory and Language 109). */
const WORDS_A_MINUTE = 238
/** The form of a post's name in addresses. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NAMES = ['slug', 'title', 'description', 'writer', 'date', 'updated', 'tags'] as const
type Name = (typeof NAMES)[number]

/** Reads a post: its front matter between two lines `---`, then its text. Throws a SyntaxError that names the fault. */
export function readPost(source: string): Post {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source)
  if (!parts) throw new SyntaxError('a post begins with its front matter between two lines of ---')
  const [, front = '', body = ''] = parts
  const { tags, ...fields } = readFront(front)
  const blocks = readMarkdown(body, front.split('\n').length + 3)
  return { ...fields, topics: topicsOf(tags), minutes: minutesToRead(blocks), text: body.trim() }
}

/** Newest first; by title on the same day. */
export function sortByNewest<P extends PostSummary>(posts: readonly P[]): P[] {
  return posts.toSorted((a, b) => daysBetween(a.date, b.date) || a.title.localeCompare(b.title, 'en'))
}

/** Up to `most` other posts, those with the most topics in common first, then the newest. */
export function relatedTo(post: PostSummary, posts: readonly PostSummary[], most: number): PostSummary[] {
  const shared = (other: PostSummary) => other.topics.filter((topic) => post.topics.includes(topic)).length
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a) || daysBetween(a.date, b.date))
    .slice(0, most)
}

/** The posts of a topic (null: all) whose title or description has every search word. */
export function findPosts(
  posts: readonly PostSummary[],
  { topic, search }: { topic: BlogTopic | null; search: string },
): PostSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter(({ topics, title, description }) => {
    const text = `${title} ${description}`.toLowerCase()
    return (topic === null || topics.includes(topic)) && words.every((word) => text.includes(word))
  })
}

function readFront(front: string): Record<Name, string> {
  const fields = new Map(
    front.split(/\r?\n/).map((line): [string, string] => {
      const at = line.indexOf(': ')
      return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2).trim()]
    }),
  )
  for (const name of fields.keys())
    if (!NAMES.some((one) => one === name)) throw new SyntaxError(`"${name}" is nothing that a post has`)
  const field = (name: Name) => {
    const value = fields.get(name)
    if (!value) throw new SyntaxError(`"${name}" is missing`)
    return value
  }
  const [slug, title, description] = [field('slug'), field('title'), field('description')]
  const [writer, date, updated, tags] = [field('writer'), field('date'), field('updated'), field('tags')]
  if (!SLUG.test(slug)) throw new SyntaxError(`"${slug}" is no slug`)
  if (!isIsoDate(date) || !isIsoDate(updated) || updated < date)
    throw new SyntaxError('"date" and "updated" are dates, the second not before the first')
  return { slug, title, description, writer, date, updated, tags }
}

function topicsOf(tags: string): BlogTopic[] {
  return tags.split(',').map((tag) => {
    const topic = tag.trim()
    if (!isTopic(topic)) throw new SyntaxError(`"${topic}" is no topic; they are in blog.data.ts`)
    return topic
  })
}

/** Whole minutes to read these blocks, at least one. */
export function minutesToRead(blocks: readonly PostBlock[]): number {
  return Math.max(1, Math.round(plainText(blocks).split(/\s+/).length / WORDS_A_MINUTE))
}

/** Posts on one page of a list. */
const POSTS_A_PAGE = 6

/** One page of a list: pages count from 1; a page before the first is the first, one after the last is the last. */
export function pageOfPosts(
  posts: readonly PostSummary[],
  requested: number,
): { posts: PostSummary[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE))
  const page = Number.isInteger(requested) ? Math.min(pages, Math.max(1, requested)) : 1
  return { posts: posts.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE), page, pages }
}
