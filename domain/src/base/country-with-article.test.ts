import { expect, it } from 'vitest'
import { countryWithArticle } from './country-with-article.ts'

it('gives an article to the names that English gives one, and to no other', () => {
  expect(countryWithArticle('United States', 'US', 'en-GB')).toBe('the United States')
  expect(countryWithArticle('Netherlands', 'NL', 'en')).toBe('the Netherlands')
  expect(countryWithArticle('Greece', 'GR', 'en')).toBe('Greece')
  expect(countryWithArticle('Vereinigte Staaten', 'US', 'de')).toBe('Vereinigte Staaten')
})
