import { escapeHtml } from '@tripwright/domain/base/html'
import { type StructuredThing, structuredText } from '@tripwright/domain/site/seo'
import { type Head, headHtml } from './head.ts'

/** What only a fetched document says, to readers that fetch each address: previews of links, and search engines. */
export type DocumentMeta = {
  /** Address of the picture that stands beside a link to the page. */
  picture: string
  /** Of an article, its days as ISO dates. */
  article: { date: string; updated: string } | null
  facts: readonly StructuredThing[]
  /** Address of the feed that the page belongs to; null where it belongs to none. */
  feed: string | null
}

const PICTURE = { width: 1200, height: 630 }

/** The name of a page without that of the product, which previews show beside it. */
export function pageName(title: string): string {
  return title.split(/ [|·] /)[0] ?? title
}

/** The whole head of a prerendered document: its own tags, Open Graph (ogp.me), the card of X, and structured data. */
export function documentHead(head: Head, { picture, article, facts, feed }: DocumentMeta): string {
  const name = pageName(head.title)
  const properties: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', 'Tripwright'],
    ['og:title', name],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', name],
    ...(article
      ? ([
          ['article:published_time', article.date],
          ['article:modified_time', article.updated],
        ] satisfies [string, string][])
      : []),
  ]
  const names: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    // Title and description it takes from those above.
    ['twitter:image', picture],
  ]
  return [
    headHtml(head),
    ...properties.map(([key, value]) => `<meta property="${key}" content="${escapeHtml(value)}">`),
    ...names.map(([key, value]) => `<meta name="${key}" content="${escapeHtml(value)}">`),
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}">`] : []),
    ...facts.map((fact) => `<script type="application/ld+json">${structuredText(fact)}</script>`),
  ].join('\n    ')
}
