import { type BlogTopic, isTopic, WRITERS } from './blog.data.ts'
import {
  linksOf,
  MarkdownError,
  type MarkdownFault,
  type PostBlock,
  picturesOf,
  readPostMarkdown,
} from './markdown.rules.ts'
import { minutesToRead, SLUG } from './post.rules.ts'
import { type PostPicture, readPicture } from './post-picture.rules.ts'

/** Characters of the parts of a post. Title and summary fit a search result. */
export const POST_LIMITS = {
  slug: 80,
  title: 70,
  description: { least: 70, most: 160 },
  text: 40_000,
} as const

/** What somebody writes; the rest of a post (dates, minutes) follows. */
export type PostText = {
  title: string
  description: string
  /** Slug of the writer. */
  writer: string
  topics: BlogTopic[]
  text: string
}

/** Why a text cannot be published yet. */
export type PostProblem =
  | { field: 'title' | 'description' | 'writer' | 'topics' | 'text' }
  | { field: 'markdown'; fault: MarkdownFault; line: number; excerpt: string }

/** All reasons for which this text cannot be published; none when it is complete. A draft may have any of them. */
export function checkPostText({ title, description, writer, topics, text }: PostText): PostProblem[] {
  const { least, most } = POST_LIMITS.description
  const parsed = readText(text)
  const isPlain = (words: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words)
  const problems: (PostProblem | false)[] = [
    (title.trim() === '' || title.length > POST_LIMITS.title || !isPlain(title)) && { field: 'title' },
    (description.length < least || description.length > most || !isPlain(description)) && {
      field: 'description',
    },
    !WRITERS.some(({ slug }) => slug === writer) && { field: 'writer' },
    (topics.length === 0 || !topics.every(isTopic)) && { field: 'topics' },
    (text.trim() === '' || text.length > POST_LIMITS.text) && { field: 'text' },
    'problem' in parsed && parsed.problem,
  ]
  return problems.filter((problem) => problem !== false)
}

/** The blocks of a text, or what is wrong with it: for a preview while it is written. */
export function readText(text: string): { blocks: PostBlock[] } | { problem: PostProblem } {
  try {
    return { blocks: readPostMarkdown(text) }
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    const { fault, line, excerpt } = error
    return { problem: { field: 'markdown', fault, line, excerpt } }
  }
}

/** The minutes to read a text; 0 for one that cannot be read yet. */
export function minutesOfText(text: string): number {
  const read = readText(text)
  return 'blocks' in read ? minutesToRead(read.blocks) : 0
}

/** Where the links of a text lead, and the anchors of its headings; none for a text that cannot be read yet. */
export function linksOfText(text: string): { hrefs: string[]; anchors: string[] } {
  const read = readText(text)
  if (!('blocks' in read)) return { hrefs: [], anchors: [] }
  const anchors = read.blocks.flatMap((block) => ('h' in block ? [block.id] : []))
  return { hrefs: linksOf(read.blocks), anchors }
}

/** The pictures of a text; of one that cannot be read yet those of its lines that can, so that an unfinished draft keeps its files. */
export function picturesOfText(text: string): PostPicture[] {
  const read = readText(text)
  if ('blocks' in read) return picturesOf(read.blocks)
  return text.split(/\r?\n/).flatMap((line) => readPicture(line) ?? [])
}

/** A name for addresses made of a title; empty when it has neither Latin letters nor digits. */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .match(/[a-z0-9]+/g)
  let slug = ''
  for (const word of words ?? []) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > POST_LIMITS.slug) break
    slug = longer
  }
  return SLUG.test(slug) ? slug : ''
}

/** Whether a text may be the name of a post in addresses. */
export function isSlug(text: string): boolean {
  return text.length <= POST_LIMITS.slug && SLUG.test(text)
}
