import type { PostSummary } from './post.rules.ts'

/** The metadata of the feed. */
export type FeedHead = { title: string; description: string; path: string }

/** The posts as RSS 2.0 (rssboard.org/rss-specification), the newest first. `origin` without a slash; empty when it is not known. */
export function feedOf(
  head: FeedHead,
  posts: readonly PostSummary[],
  writerName: (slug: string) => string,
  origin: string,
): string {
  const items = posts.map(({ slug, title, description, writer, date, topics }) => {
    const link = `${origin}/blog/${slug}`
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${escapeXml(link)}</link>`,
      `      <guid isPermaLink="${origin !== ''}">${escapeXml(link)}</guid>`,
      `      <pubDate>${rfc822(date)}</pubDate>`,
      `      <dc:creator>${escapeXml(writerName(writer))}</dc:creator>`,
      ...topics.map((topic) => `      <category>${escapeXml(topic)}</category>`),
      `      <description>${escapeXml(description)}</description>`,
      '    </item>',
    ].join('\n')
  })
  const newest = posts
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(head.title)}</title>
    <link>${escapeXml(`${origin}/blog`)}</link>
    <description>${escapeXml(head.description)}</description>
    <language>en</language>
    <atom:link href="${escapeXml(origin + head.path)}" rel="self" type="application/rss+xml"/>
${newest === undefined ? '' : `    <lastBuildDate>${rfc822(newest)}</lastBuildDate>\n`}${items.join('\n')}
  </channel>
</rss>
`
}

// Days and months are English by the standard, whatever the locale.
function rfc822(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString()
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
