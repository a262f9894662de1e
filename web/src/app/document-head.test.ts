import { questions } from '@tripwright/domain/site/seo'
import { describe, expect, it } from 'vitest'
import { documentHead, pageName } from './document-head.ts'

const HEAD = {
  title: 'A "good" day | Tripwright',
  description: 'Sun & <rain>.',
  keywords: null,
  canonical: 'https://t.example/blog/a-day',
  isIndexed: true,
}
const PICTURE = 'https://t.example/assets/og/blog-a-day-1a2b3c4d.png'

function tagsOf(html: string): Record<string, string> {
  document.head.innerHTML = html
  const metas = [...document.head.querySelectorAll('meta')]
  return Object.fromEntries(
    metas.map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content') ?? '',
    ]),
  )
}

describe('the head of a document', () => {
  it('has what previews of links show, every address whole', () => {
    const tags = tagsOf(documentHead(HEAD, { picture: PICTURE, article: null, facts: [], feed: null }))
    expect(tags).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Tripwright',
      'og:title': 'A "good" day',
      'og:description': 'Sun & <rain>.',
      'og:url': 'https://t.example/blog/a-day',
      'og:image': PICTURE,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A "good" day',
      'twitter:card': 'summary_large_image',
      'twitter:image': PICTURE,
    })
    expect(document.title).toBe('A "good" day | Tripwright')
    expect(tags).not.toHaveProperty('article:published_time')
  })

  it('says of an article when it was written and changed', () => {
    const article = { date: '2026-11-01', updated: '2026-11-20' }
    expect(tagsOf(documentHead(HEAD, { picture: PICTURE, article, facts: [], feed: null }))).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-11-01',
      'article:modified_time': '2026-11-20',
    })
  })

  it('names the feed that the page belongs to', () => {
    const feed = 'https://t.example/blog/rss.xml'
    tagsOf(documentHead(HEAD, { picture: PICTURE, article: null, facts: [], feed }))
    expect(document.head.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe(feed)
  })

  it('carries each fact in an element of its own', () => {
    const facts = [questions([{ question: 'A </script>?', answer: 'B' }]), questions([])]
    tagsOf(documentHead(HEAD, { picture: PICTURE, article: null, facts, feed: null }))
    const texts = [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    expect(texts.map((element) => JSON.parse(element.textContent ?? ''))).toEqual(facts)
  })
})

it.each([
  ['Cookies Policy | Tripwright', 'Cookies Policy'],
  ['About Tripwright | how plans are made', 'About Tripwright'],
  ['Trip planner · Tripwright', 'Trip planner'],
  ['Tripwright: a plan you can trust', 'Tripwright: a plan you can trust'],
])('the name of the page %s is %s', (title, name) => expect(pageName(title)).toBe(name))
