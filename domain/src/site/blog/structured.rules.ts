import type { Writer } from './blog.data.ts'
import type { PostSummary } from './post.rules.ts'

/**
 * A post as structured data for search engines (schema.org/Article). `origin` without a slash; `picture` is an absolute
 * URL.
 */
export function articleData(post: PostSummary, writer: Writer, origin: string, picture: string) {
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    image: picture,
    datePublished: post.date,
    dateModified: post.updated,
    inLanguage: 'en',
    isAccessibleForFree: true,
    keywords: post.topics.join(', '),
    timeRequired: `PT${post.minutes}M`,
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    author: { '@type': 'Person', name: writer.name, url: `${origin}/writers/${writer.slug}` },
    publisher: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Tripwright',
      url: `${origin}/`,
    },
  }
}
