import { describe, expect, it } from 'vitest'
import { checkPage, readSiteMap, shortened, skipsLevel } from './page-check.rules.ts'
import { readStructured } from './structured-check.rules.ts'

const good = {
  path: '/about',
  title: 'About',
  description: 'What it is.',
  canonical: 'https://a.example/about',
  headings: 1,
  isIndexed: true,
  words: 300,
  skipsHeading: false,
  links: 3,
  structured: { types: ['BreadcrumbList'], broken: 0 },
  bytes: 60_000,
}

describe('a page as a search engine sees it', () => {
  it('has no fault when it has everything that a result list shows', () => {
    expect(checkPage(good)).toEqual([])
    expect(checkPage({ ...good, title: 'x'.repeat(60), description: 'x'.repeat(160) })).toEqual([])
  })

  it.each([
    [{ title: '' }, 'title-missing'],
    [{ title: 'x'.repeat(61) }, 'title-long'],
    [{ description: '' }, 'description-missing'],
    [{ description: 'x'.repeat(161) }, 'description-long'],
    [{ canonical: '' }, 'canonical-missing'],
    [{ headings: 0 }, 'one-heading'],
    [{ headings: 2 }, 'one-heading'],
    [{ isIndexed: false }, 'not-indexed'],
    [{ skipsHeading: true }, 'heading-skipped'],
    [{ structured: { types: [], broken: 0 } }, 'data-missing'],
    [{ structured: { types: ['FAQPage'], broken: 1 } }, 'data-broken'],
    [{ words: 49 }, 'few-words'],
    [{ links: 0 }, 'no-links'],
    [{ bytes: 500_001 }, 'heavy'],
  ])('with %o has the fault %s', (change, fault) => {
    expect(checkPage({ ...good, ...change })).toEqual([fault])
  })
})

it('reads the paths of a site map in their order', () => {
  const xml =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc> https://a.example/blog/x?a=1&amp;b=2 </loc></url></urlset>'
  expect(readSiteMap(xml)).toEqual(['/', '/blog/x'])
  expect(readSiteMap('<html>not found</html>')).toEqual([])
})

it('shortens a text between words, and keeps the name behind its mark', () => {
  expect(shortened('Short', 60)).toBe('Short')
  expect(shortened('one two three four', 10)).toBe('one two…')
  expect(shortened('A very long title, about all there is | Tripwright', 34)).toBe(
    'A very long title… | Tripwright',
  )
  for (const most of [20, 30, 60])
    expect(shortened('many words here '.repeat(20), most).length).toBeLessThanOrEqual(most)
})

it.each([
  [[1, 2, 3, 2, 3], false],
  [[2, 1, 2], false],
  [[1, 3], true],
  [[1, 2, 4], true],
  [[], false],
])('headings of the levels %j skip one: %s', (levels, skips) => {
  expect(skipsLevel(levels)).toBe(skips)
})

it('takes structured data that is whole, and counts what is not', () => {
  const faq = (answer: string) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: answer } }],
    })
  expect(readStructured([faq('A')])).toEqual({ types: ['FAQPage'], broken: 0 })
  for (const block of [faq(''), '{', '{"@type":"FAQPage"}', 'null', '{"@context":"https://schema.org"}'])
    expect(readStructured([block]).broken, block).toBe(1)
  expect(readStructured([])).toEqual({ types: [], broken: 0 })
})
