import { type Post, readPost, sortByNewest, WRITERS } from '@tripwright/domain/site/blog'
import { describe, expect, it } from 'vitest'
import { fetchPost, listPosts } from './posts.state.ts'
import { POST_SLUGS, WRITER_SLUGS } from './slugs.state.ts'

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
  const summaries = [...posts.values()].map(({ blocks: _, ...summary }) => summary)
  expect(listPosts()).toEqual(sortByNewest(summaries))
  expect(
    listPosts()
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(POST_SLUGS.toSorted())
  expect(WRITERS.map(({ slug }) => slug).toSorted()).toEqual(WRITER_SLUGS.toSorted())
  for (const slug of POST_SLUGS) expect(await fetchPost(slug)).toEqual(posts.get(slug))
})
