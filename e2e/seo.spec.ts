import type { APIRequestContext } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

type Tags = Record<string, string>

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

/** The paths of the site map. */
async function foundPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const map = await textOf(request, '/sitemap.xml')
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  for (const address of addresses) expect(new URL(address).origin).toBe(origin)
  return addresses.map((address) => new URL(address).pathname)
}

/** The head of a document as a crawler without scripts reads it. */
function readHead(html: string): { title: string; tags: Tags; facts: Record<string, unknown>[] } {
  const head = html.split('</head>')[0] ?? ''
  const tags = [
    ...head.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)">/g),
  ]
  const facts = [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return {
    title: /<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '',
    tags: Object.fromEntries(tags.map((match) => [match[1], match[2]])),
    facts: facts.map((match) => JSON.parse(match[1] ?? '')),
  }
}

/** The visible text of HTML. */
function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, '')
  return text.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

test('every page of the site map is a document with a head, a picture and structured data of its own', async ({
  request,
  product,
}) => {
  test.slow()
  const paths = await foundPaths(request, product.url)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/flights', '/pricing', '/about', '/blog', '/privacy-policy']),
  )
  const seen = { title: new Set<string>(), picture: new Set<string>() }
  for (const path of paths) {
    const html = await textOf(request, path)
    const { title, tags, facts } = readHead(html)
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(tags.robots, path).toBeUndefined()
    expect(tags).toMatchObject({
      canonical: product.url + path,
      'og:url': product.url + path,
      description: expect.stringMatching(/^.{40,200}$/),
      'og:description': tags.description,
      'og:title': expect.stringMatching(/./),
      'og:image': expect.stringContaining(`${product.url}/assets/og/`),
      'twitter:card': 'summary_large_image',
      'twitter:image': tags['og:image'],
    })
    const types = facts.map((fact) => fact['@type'])
    expect(types.includes('BreadcrumbList'), path).toBe(path !== '/')
    expect(types.includes('FAQPage'), path).toBe(['/', '/pricing', '/help-center'].includes(path))
    expect(types.includes('Product'), path).toBe(path === '/pricing')
    expect(types.includes('Article'), path).toBe(/^\/blog\/./.test(path))
    expect(JSON.stringify(facts), path).not.toMatch(/rating|"review/i)
    expect(html, 'an address that nobody filled in').not.toContain('public-origin.invalid')
    const picture = await request.get(tags['og:image'] ?? '')
    const bytes = await picture.body()
    expect([picture.headers()['content-type'], bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'image/png',
      1200,
      630,
    ])
    seen.title.add(title)
    seen.picture.add(tags['og:image'] ?? '')
  }
  expect([seen.title.size, seen.picture.size]).toEqual([paths.length, paths.length])
})

test('home says who publishes the site', async ({ request }) => {
  const { facts } = readHead(await textOf(request, '/'))
  expect(facts.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
})

test('a question is told to search engines only where it can be read with its answer', async ({
  request,
}) => {
  for (const path of ['/', '/pricing', '/help-center']) {
    const html = await (await request.get(path)).text()
    const faq = readHead(html).facts.find((fact) => fact['@type'] === 'FAQPage')?.mainEntity ?? []
    // Removes whitespace: adjacent paragraphs have none between them.
    const bare = (text: string) => text.replace(/\s/g, '')
    const read = bare(plain(html.split('</head>')[1] ?? ''))
    for (const { name, acceptedAnswer } of faq as { name: string; acceptedAnswer: { text: string } }[]) {
      expect(read).toContain(bare(name))
      expect(read).toContain(bare(acceptedAnswer.text))
    }
  }
})

test('crawlers and language models find every page, are kept from none, and from the calls', async ({
  request,
  product,
}) => {
  const paths = await foundPaths(request, product.url)
  expect(paths).not.toContain('/dashboard')
  const rules = (await textOf(request, '/robots.txt')).trim().split('\n')
  expect(rules.filter((rule) => rule.startsWith('Disallow'))).toEqual(['Disallow: /api/'])
  expect(rules).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const models = await textOf(request, '/llms.txt')
  for (const path of paths) expect(models).toContain(`(${product.url}${path})`)
  expect(models).toContain(`(${product.url}/api/openapi.json)`)
  for (const path of ['/nowhere', '/email-verify', '/redirect?url=https://evil.example/'])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  const personal = readHead(await textOf(request, '/dashboard'))
  expect(personal.tags.robots).toBe('noindex')
})

test('tracking leaves the canonical address, what changes the page stays, and a walk takes the head along', async ({
  page,
  product,
}) => {
  const canonical = page.locator('link[rel=canonical]')
  await open(page, '/blog?utm_source=x&category=weather&fbclid=y&gclid=z')
  await expect(canonical).toHaveAttribute('href', `${product.url}/blog?category=weather`)
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(canonical).toHaveAttribute('href', `${product.url}/blog/a-day-when-it-rains`)
  await expect(page.locator('meta[property="og:title"], script[type="application/ld+json"]')).toHaveCount(0)
})

test('a link that leads to a partner goes on at once', async ({ request }) => {
  const url = 'https://www.expedia.com/Hotel-Search?destination=Rome'
  const response = await request.get(`/redirect?url=${encodeURIComponent(url)}`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([303, url])
})

test('a city is suggested by the server although a letter of it is missing', async ({ page }) => {
  await open(page, '/car-rental')
  await page.getByRole('combobox').first().fill('barclona')
  await page.getByRole('option', { name: 'Barcelona, Spain' }).click()
  await expect(page.getByRole('combobox').first()).toHaveValue('Barcelona, Spain')
})
