import { describe, expect, it } from 'vitest'
import type { Writer } from './blog.data.ts'
import type { PostSummary } from './post.rules.ts'
import { feedOf } from './rss-feed.rules.ts'
import { articleData } from './structured.rules.ts'

const POST: PostSummary = {
  slug: 'a-post',
  title: 'Rain & <shine>',
  description: 'A "good" day.',
  writer: 'nora',
  date: '2026-11-01',
  updated: '2026-11-20',
  topics: ['weather', 'planning'],
  minutes: 4,
}
const HEAD = { title: 'Blog', description: 'Posts & more', path: '/blog/rss.xml' }

describe('the feed', () => {
  const feed = feedOf(HEAD, [POST], (slug) => `Name of ${slug}`, 'https://trip.example')

  it('has absolute URLs, RSS dates, and the name of the writer', () => {
    expect(feed).toContain('<link>https://trip.example/blog/a-post</link>')
    expect(feed).toContain('<guid isPermaLink="true">https://trip.example/blog/a-post</guid>')
    expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>')
    expect(feed).toContain('<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>')
    expect(feed).toContain('<dc:creator>Name of nora</dc:creator>')
    expect(feed.match(/<category>/g)).toHaveLength(2)
  })

  it('escapes XML markup', () => {
    expect(feed).toContain('<title>Rain &amp; &lt;shine&gt;</title>')
    expect(feed).toContain('<description>A &quot;good&quot; day.</description>')
    expect(feed).not.toContain('<shine>')
  })

  it('has no permalink without a known origin, and may be empty', () => {
    expect(feedOf(HEAD, [POST], String, '')).toContain('<guid isPermaLink="false">/blog/a-post</guid>')
    expect(feedOf(HEAD, [], String, '')).not.toMatch(/<item>|lastBuildDate/)
  })
})

describe('structured data', () => {
  it('has the writer, the date and the URL of a post', () => {
    const writer: Writer = { slug: 'nora-meridian', name: 'Nora', line: '', about: [] }
    expect(articleData(POST, writer, 'https://t.example', 'https://t.example/a.png')).toMatchObject({
      '@type': 'Article',
      headline: POST.title,
      image: 'https://t.example/a.png',
      datePublished: '2026-11-01',
      dateModified: '2026-11-20',
      mainEntityOfPage: 'https://t.example/blog/a-post',
      author: { '@type': 'Person', name: 'Nora', url: 'https://t.example/writers/nora-meridian' },
      timeRequired: 'PT4M',
    })
  })
})
