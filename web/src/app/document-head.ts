import { escapeHtml } from '@tripwright/domain/base/html'
import { type StructuredThing, structuredText } from '@tripwright/domain/site/seo'
import { type Head, headHtml } from './head.ts'

/** Tags that only a fetched document has, for readers that fetch each address: link previews and search engines. */
export type DocumentMeta = {
  /** What previews of a link say, where it is not what search engines read. */
  social?: { title?: string | undefined; text?: string | undefined }
  /** Address of the page's preview picture. */
  picture: string
  /** Of an article: its dates in ISO form. */
  article: { date: string; updated: string } | null
  facts: readonly StructuredThing[]
  /** Address of the page's feed; null where it has none. */
  feed: string | null
}

const PICTURE = { width: 1200, height: 630 }

/** The page's name without the product's, which previews show beside it. */
export function pageName(title: string): string {
  return title.split(/ [|·] /)[0] ?? title
}

/** The whole head of a prerendered document: its own tags, Open Graph (ogp.me), the card of X, and structured data. */
export function documentHead(head: Head, { picture, social, article, facts, feed }: DocumentMeta): string {
  const title = social?.title ?? pageName(head.title)
  const properties: [string, string][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', 'Tripwright'],
    ['og:title', title],
    ['og:description', social?.text ?? head.description],
    ['og:url', head.canonical],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', title],
    ...(article
      ? ([
          ['article:published_time', article.date],
          ['article:modified_time', article.updated],
        ] satisfies [string, string][])
      : []),
  ]
  const names: [string, string][] = [
    ['twitter:card', 'summary_large_image'],
    // X takes title and description from the tags above.
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
