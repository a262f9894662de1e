import { type Post, readPost, summariesOf, WRITERS } from '@tripwright/domain/site/blog'
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
const built = (name: string) => `../../../../../data/blog/built/${name}.json`
const asFile = (value: unknown) => `${JSON.stringify(value)}\n`

describe.each(read)('the post %s', (name, post) => {
  it('is built as it is written (after a change: vitest -u)', async () => {
    await expect(asFile(post)).toMatchFileSnapshot(built(`post-${post.slug}`))
  })

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

it('lists every post, built as they are written, and each can be fetched', async () => {
  const posts = read.map(([, post]) => post)
  await expect(asFile(summariesOf(posts))).toMatchFileSnapshot(built('posts'))
  expect(
    listPosts()
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(POST_SLUGS.toSorted())
  expect(WRITERS.map(({ slug }) => slug).toSorted()).toEqual(WRITER_SLUGS.toSorted())
  for (const slug of POST_SLUGS) expect((await fetchPost(slug)).slug).toBe(slug)
})
