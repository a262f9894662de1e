import { describe, expect, it } from 'vitest'
import { changedOn, factsOf } from './index.ts'

const PAGE = { description: 'D', origin: 'https://t.example', picture: 'https://t.example/p.png' }
const HOME = { name: 'Home', path: '/' }
const typesOf = (path: string) => factsOf({ ...PAGE, path, way: [HOME] }).map((fact) => fact['@type'])

describe('what a page tells search engines', () => {
  it('is who publishes the site on home, and the way from home on every other page', () => {
    expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    expect(typesOf('/')).not.toContain('BreadcrumbList')
    expect(typesOf('/about')).toEqual(['BreadcrumbList'])
  })

  it('is who wrote a post, and when', () => {
    const facts = factsOf({ ...PAGE, path: '/blog/a-day-when-it-rains', way: [HOME] })
    expect(facts.find((fact) => fact['@type'] === 'Article')).toMatchObject({
      headline: 'A day when it rains: plan the second half of the sentence',
      image: 'https://t.example/p.png',
      author: { name: 'Jonas Isobar', url: 'https://t.example/writers/jonas-isobar' },
    })
  })
})

describe('the day on which a page last changed', () => {
  it('is noted in posts and in the pages of law, and for a list that of its newest post', () => {
    for (const path of ['/blog/a-day-when-it-rains', '/blog', '/writers/nora-meridian', '/privacy-policy'])
      expect(changedOn(path)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(changedOn('/')).toBeNull()
    expect(changedOn('/flights')).toBeNull()
  })
})
