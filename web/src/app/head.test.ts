import { beforeEach, describe, expect, it } from 'vitest'
import { findRoute } from './find-route.ts'
import { applyHead, headHtml, headOf } from './head.ts'
import type { PageRoute } from './routes/route.ts'

const texts: Record<string, string> = { title: 'A & "B" <i>', description: 'Say "hi"', keywords: 'a, b' }
const t = (key: string) => texts[key] ?? key
const route: PageRoute = { ...findRoute('/'), keywords: 'keywords' }
const head = (pathname: string, search: string, fields: Partial<PageRoute> = {}) =>
  headOf({ ...route, ...fields }, t, { pathname, search }, 'https://t.example')

describe('the head of a page', () => {
  it.each([
    ['/', '', 'https://t.example/'],
    ['/blog/', '?utm_source=x&page=2&fbclid=y', 'https://t.example/blog?page=2'],
    [
      '/blog',
      '?lang=de&category=food&sort=new&filter=a&filter=b&search=fish%20soup&id=9',
      'https://t.example/blog?sort=new&filter=a&filter=b&search=fish+soup&category=food&lang=de',
    ],
  ])('has the canonical address of %s%s without what only tracks', (path, search, canonical) => {
    expect(head(path, search).canonical).toBe(canonical)
  })

  it('is written as HTML with every text made safe', () => {
    expect(headHtml(head('/', '', { noindex: true }))).toBe(
      `<title>A &amp; "B" &lt;i></title>
    <meta name="description" content="Say &quot;hi&quot;">
    <meta name="keywords" content="a, b">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="https://t.example/">`.replace('"B"', '&quot;B&quot;'),
    )
  })
})

describe('a navigation', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
  })
  const headTags = () => [...document.head.querySelectorAll('meta,link')].map((element) => element.outerHTML)

  it('brings the head up to date and takes away what the new page does not say', () => {
    applyHead(head('/a', '', { noindex: true }))
    const first = headTags()
    expect(first).toContain('<meta name="robots" content="noindex">')
    applyHead(head('/b', '', { keywords: null }))
    expect(document.title).toBe('A & "B" <i>')
    expect(headTags()).toEqual([
      '<meta name="description" content="Say &quot;hi&quot;">',
      '<link rel="canonical" href="https://t.example/b">',
    ])
  })

  it('removes the preview and search tags of the page that was fetched first', () => {
    const tags = '<meta property="og:title" content="A"><meta name="twitter:card" content="summary">'
    document.head.innerHTML = `<title>A &amp; "B" &lt;i></title>${tags}<script type="application/ld+json">{}</script>`
    const still = () => document.head.querySelectorAll('meta[property],meta[name^=twitter],script').length
    applyHead(head('/', ''))
    expect(still()).toBe(3)
    applyHead({ ...head('/b', ''), title: 'B' })
    expect(still()).toBe(0)
  })
})
