import { describe, expect, it } from 'vitest'
import { changedOn, factsOf, postOf } from './index.ts'

const PAGE = {
  article: null,
  description: 'D',
  origin: 'https://t.example',
  picture: 'https://t.example/p.png',
}
const HOME = { name: 'Home', path: '/' }
const typesOf = (path: string) => factsOf({ ...PAGE, path, way: [HOME] }).map((fact) => fact['@type'])

describe('what a page tells search engines', () => {
  it('is who publishes the site on home, and the way from home on every other page', () => {
    expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    expect(typesOf('/')).not.toContain('BreadcrumbList')
    expect(typesOf('/about')).toEqual(['BreadcrumbList'])
  })

  it('is every plan with its price on the page of prices, and no rating', () => {
    const facts = factsOf({ ...PAGE, path: '/pricing', way: [HOME] })
    const offers = facts.find((fact) => fact['@type'] === 'Product')?.offers
    expect((offers as { name: string; price: string }[]).map(({ name, price }) => [name, price])).toEqual([
      ['Explorer', '0.00'],
      ['Globetrotter, each month', '9.99'],
      ['Globetrotter, each year', '99.00'],
      ['Jetsetter, each month', '19.99'],
      ['Jetsetter, each year', '199.00'],
      ['Nomad Squad, each month', '39.99'],
      ['Nomad Squad, each year', '399.00'],
      ['Lifetime, once', '299.00'],
    ])
    expect(JSON.stringify(facts)).not.toMatch(/rating|review/i)
  })

  it('is the questions that are asked often, where they are shown', () => {
    const faqOf = (path: string) =>
      factsOf({ ...PAGE, path, way: [HOME] }).find((fact) => fact['@type'] === 'FAQPage')?.mainEntity
    expect(faqOf('/')).toHaveLength(8)
    expect(faqOf('/pricing')).toHaveLength(6)
    expect(faqOf('/help-center')).toHaveLength(17)
    expect(faqOf('/about')).toBeUndefined()
  })

  it('is the questions that staff published, on home', () => {
    const questions = [{ id: 'a', question: 'Edited?', answer: 'Yes.' }]
    const facts = factsOf({ ...PAGE, path: '/', way: [HOME], questions })
    expect(facts.find((fact) => fact['@type'] === 'FAQPage')?.mainEntity).toMatchObject([{ name: 'Edited?' }])
  })

  it('is who wrote a post, and when', () => {
    const facts = factsOf({
      ...PAGE,
      path: '/blog/a-day-when-it-rains',
      way: [HOME],
      article: postOf('/blog/a-day-when-it-rains'),
    })
    expect(facts.find((fact) => fact['@type'] === 'Article')).toMatchObject({
      headline: 'A day when it rains: how to have a plan B',
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
