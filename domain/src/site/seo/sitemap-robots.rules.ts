/** A page for the crawler files. `changed` is the ISO date of the last change of its meaning, null when it is not recorded. */
export type ListedPage = { path: string; title: string; description: string; changed: string | null }

/** The site map with every indexable page (sitemaps.org/protocol). `origin` without a slash, here and below. */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`
    return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/**
 * robots.txt (RFC 9309): disallows the API except its description and the pictures of posts. A page that must not be indexed carries noindex, which a
 * crawler only sees when it may fetch the page, so no page is disallowed.
 */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /api/openapi.json
Allow: /api/blog/pictures/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}

/** llms.txt (llmstxt.org): the product, its pages and its API for language models. */
export function llmsText(origin: string, summary: string, pages: readonly ListedPage[]): string {
  const isPost = ({ path }: ListedPage) => /^\/(blog|writers)\/./.test(path)
  const list = (rows: readonly ListedPage[]) =>
    rows.map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}\n`).join('')
  return `# Tripwright

> ${summary}

Every plan and every fact comes from Tripwright's own engines and data and says its source and date. The tools are open to everybody without an account. Ratings, testimonials and partners on the home page are samples until the operator confirms them.

## Pages

${list(pages.filter((page) => !isPost(page)))}
## Posts and writers

${list(pages.filter(isPost))}
## Interface

- [OpenAPI document](${origin}/api/openapi.json): every call with its input, its answer and who may make it
- [RSS feed](${origin}/blog/rss.xml): the posts, the newest first
- [Site map](${origin}/sitemap.xml): every page that may be found
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
