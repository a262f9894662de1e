import { type Post, readPost, sortByNewest, WRITERS } from '@tripwright/domain/site/blog'
import { describe, expect, it } from 'vitest'
import { fetchBuiltPost, libraryElement, listBuiltPosts } from './posts.state.ts'

const sources = import.meta.glob<string>('../../../../../data/blog/[a-z]*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const read = Object.entries(sources).map(([path, source]): [string, Post] => [
  path.replace(/^.*\/(.*)\.md$/, '$1'),
  readPost(source),
])

describe.each(read)('the post %s', (name, post) => {
  it('has the name of its file, a writer, a title and a summary that fit a search result, and a good length', () => {
    expect(post.slug).toBe(name)
    expect(WRITERS.map(({ slug }) => slug)).toContain(post.writer)
    expect(post.title.length).toBeLessThanOrEqual(70)
    expect(post.description.length).toBeGreaterThanOrEqual(70)
    expect(post.description.length).toBeLessThanOrEqual(160)
    const body = sources[`../../../../../data/blog/${name}.md`]?.split(/^---$/m)[2] ?? ''
    const words = body.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1100)
  })
})

it('lists every post as it is written, and each can be fetched whole', async () => {
  const posts = new Map(read)
  const summaries = [...posts.values()].map(({ text: _, ...summary }) => summary)
  expect(listBuiltPosts()).toEqual(sortByNewest(summaries))
  for (const slug of posts.keys()) expect(await fetchBuiltPost(slug)).toEqual(posts.get(slug))
  expect(await fetchBuiltPost('none')).toBeNull()
})

it('puts into a document what its page shows, so that no word of it can end its element', async () => {
  const found = await fetchBuiltPost('a-day-when-it-rains')
  const post = found && { ...found, title: '</script><script>alert(1)</script>' }
  const element = libraryElement({ posts: listBuiltPosts(), post })
  const text = element.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ post })
  expect(JSON.parse(text).posts).toHaveLength(2)
})
