import { describe, expect, it } from 'vitest'
import {
  breadcrumbs,
  llmsText,
  organisation,
  product,
  questions,
  robots,
  sitemap,
  structuredText,
  webSite,
} from './index.ts'

const ORIGIN = 'https://t.example'
const PAGES = [
  { path: '/', title: 'Home', description: 'Plans.', changed: null },
  { path: '/blog/a-post', title: 'A post', description: 'Of days.', changed: '2026-11-20' },
]

describe('the site map', () => {
  it('has each page with its absolute URL, and the date of its last change when known', () => {
    expect(sitemap(ORIGIN, PAGES)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://t.example/</loc></url>
  <url><loc>https://t.example/blog/a-post</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`)
  })

  it('escapes XML markup', () => {
    const page = { path: '/a?b=1&c=<2>', title: '', description: '', changed: null }
    expect(sitemap(ORIGIN, [page])).toContain('<loc>https://t.example/a?b=1&amp;c=&lt;2&gt;</loc>')
  })
})

describe('the file for robots', () => {
  it('disallows the API except its description and the pictures of posts, allows every page, and links the site map', () => {
    const lines = robots(ORIGIN).trim().split('\n')
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/'])
    expect(lines).toContain('Allow: /api/openapi.json')
    expect(lines).toContain('Allow: /api/blog/pictures/')
    expect(lines.at(-1)).toBe('Sitemap: https://t.example/sitemap.xml')
  })
})

describe('the file for language models', () => {
  it('describes the product, and lists the pages, the posts and the description of the API', () => {
    const text = llmsText(ORIGIN, 'Plans that are checked.', PAGES)
    expect(text).toMatch(/^# Tripwright\n\n> Plans that are checked\.\n/)
    expect(text).toMatch(/## Pages\n\n- \[Home\]\(https:\/\/t\.example\/\): Plans\.\n\n## Posts/)
    expect(text).toMatch(
      /## Posts and writers\n\n- \[A post\]\(https:\/\/t\.example\/blog\/a-post\): Of days\.\n/,
    )
    expect(text).toContain('(https://t.example/api/openapi.json)')
  })
})

describe('structured data', () => {
  it('names the publisher of the site', () => {
    expect(organisation(ORIGIN)).toMatchObject({
      '@type': 'Organization',
      url: 'https://t.example/',
      logo: { url: 'https://t.example/icon-512.png' },
    })
    expect(webSite(ORIGIN, 'Plans.')).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': 'https://t.example/#organization' },
    })
  })

  it('numbers breadcrumbs from one', () => {
    const way = [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]
    expect(breadcrumbs(ORIGIN, way)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://t.example/' },
        { position: 2, name: 'Blog', item: 'https://t.example/blog' },
      ],
    })
  })

  it('has each question with its answer', () => {
    expect(questions([{ question: 'Is it free?', answer: 'Yes.' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Is it free?', acceptedAnswer: { text: 'Yes.' } }],
    })
  })

  it('writes prices with the digits of their currency, and never a rating', () => {
    const page = { origin: ORIGIN, path: '/pricing', name: 'Plans', description: 'All', picture: 'p.png' }
    const offers = [
      { name: 'Globetrotter', amount: 999, currency: 'USD', digits: 2 },
      { name: 'In yen', amount: 1500, currency: 'JPY', digits: 0 },
    ]
    const thing = product({ ...page, offers })
    expect(thing).toMatchObject({
      offers: [
        { price: '9.99', priceCurrency: 'USD', url: 'https://t.example/pricing' },
        { price: '1500', priceCurrency: 'JPY' },
      ],
    })
    expect(structuredText(thing)).not.toMatch(/rating|review/i)
  })

  it('is escaped so that no text can end its element', () => {
    const text = structuredText(questions([{ question: '</script><b>', answer: '<!--' }]))
    expect(text).not.toContain('<')
    expect(JSON.parse(text).mainEntity[0].name).toBe('</script><b>')
  })
})
