import { describe, expect, it } from 'vitest'
import { checkPage, readSiteMap } from './page-check.rules.ts'

const good = {
  path: '/about',
  title: 'About',
  description: 'What it is.',
  canonical: 'https://a.example/about',
  headings: 1,
  isIndexed: true,
  words: 300,
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
