import type { Writer } from './blog.data.ts'
import type { PostSummary } from './post.rules.ts'

/** A post for search engines (schema.org/Article). Addresses are relative: the reader resolves them. */
export function articleData(post: PostSummary, writer: Writer): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated,
    inLanguage: 'en',
    isAccessibleForFree: true,
    keywords: post.topics.join(', '),
    timeRequired: `PT${post.minutes}M`,
    mainEntityOfPage: `/blog/${post.slug}`,
    author: { '@type': 'Person', name: writer.name, url: `/writers/${writer.slug}` },
    publisher: { '@type': 'Organization', name: 'Tripwright', url: '/' },
  }
}

/** The way to a page from home (schema.org/BreadcrumbList). */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}
